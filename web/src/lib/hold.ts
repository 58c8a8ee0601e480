/** A finger that stays where it is does what a mouse does by resting: it looks, and chooses nothing. */

const LONG = 450;
/** How far a finger may shake, in pixels. */
const SHAKE = 10;
const HOLD = 'hold';

/** Tell of long touches anywhere inside, by an event at what is touched; the click that may follow is swallowed. */
export function holdable(node: HTMLElement): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let held = false;
  let touched = false;
  const end = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    end();
    held = false;
    touched = event.pointerType !== 'mouse';
    if (!touched || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    const target = event.target as Element;
    timer = setTimeout(() => {
      held = true;
      target.dispatchEvent(new CustomEvent(HOLD, { bubbles: true, detail: from }));
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SHAKE) end();
  };
  const click = (event: Event): void => {
    if (!held) return;
    held = false;
    event.stopPropagation();
    event.preventDefault();
  };
  /** The browser's own answer to a long touch, where there is nothing to copy or to write. */
  const menu = (event: Event): void => {
    if (touched && !(event.target as Element).closest('input, textarea, a, p')) event.preventDefault();
  };
  const heard: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
    ['click', click],
    ['contextmenu', menu],
  ];
  for (const [name, listener] of heard) node.addEventListener(name, listener as EventListener, true);
  return {
    destroy: () => {
      end();
      for (const [name, listener] of heard) node.removeEventListener(name, listener as EventListener, true);
    },
  };
}

/** Hear of long touches on something inside: at what, and where on the screen. */
export function held(
  node: Element | Document,
  hear: (target: Element, at: { x: number; y: number }) => void,
): { destroy: () => void } {
  const listener = (event: Event): void =>
    hear(event.target as Element, (event as CustomEvent<{ x: number; y: number }>).detail);
  node.addEventListener(HOLD, listener);
  return { destroy: () => node.removeEventListener(HOLD, listener) };
}

/** What a mouse that rests on something is told by the browser: its title, or that of what it is part of. */
export function titleAt(target: Element): string {
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    const own = at.getAttribute('title') ?? [...at.children].find((child) => child.localName === 'title')?.textContent;
    if (own) return own;
  }
  return '';
}
