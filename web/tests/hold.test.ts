import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { held, holdable, titleAt } from '../src/lib/hold';

class Pointer extends Event {
  isPrimary = true;
  constructor(
    type: string,
    readonly pointerType: string,
    readonly clientX = 0,
    readonly clientY = 0,
  ) {
    super(type, { cancelable: true });
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function touchable() {
  const node = new EventTarget() as unknown as HTMLElement;
  const looks: { x: number; y: number }[] = [];
  const clicks: Event[] = [];
  holdable(node);
  held(node, (_, at) => looks.push(at));
  node.addEventListener('click', (event) => clicks.push(event));
  const click = () => {
    const event = new Event('click', { cancelable: true });
    node.dispatchEvent(event);
    return event;
  };
  return { node, looks, clicks, click };
}

test('a finger that stays looks, and the click after it chooses nothing; the next one does', () => {
  const { node, looks, click } = touchable();
  node.dispatchEvent(new Pointer('pointerdown', 'touch', 7, 8));
  vi.advanceTimersByTime(500);
  expect(looks).toEqual([{ x: 7, y: 8 }]);
  node.dispatchEvent(new Pointer('pointerup', 'touch', 7, 8));
  expect(click().defaultPrevented).toBe(true);
  expect(click().defaultPrevented).toBe(false);
});

test('a tap, a finger that moves and a mouse do not', () => {
  const { node, looks, click } = touchable();
  node.dispatchEvent(new Pointer('pointerdown', 'touch'));
  vi.advanceTimersByTime(200);
  node.dispatchEvent(new Pointer('pointerup', 'touch'));
  vi.advanceTimersByTime(900);
  node.dispatchEvent(new Pointer('pointerdown', 'touch'));
  node.dispatchEvent(new Pointer('pointermove', 'touch', 30, 0));
  vi.advanceTimersByTime(900);
  node.dispatchEvent(new Pointer('pointerdown', 'mouse'));
  vi.advanceTimersByTime(900);
  expect(looks).toEqual([]);
  expect(click().defaultPrevented).toBe(false);
});

test('a title is that of the thing, or of what it is part of', () => {
  const element = (title: string | null, children: unknown[], parentElement: unknown) =>
    ({ getAttribute: () => title, children, parentElement }) as unknown as Element;
  const stack = element(null, [{ localName: 'title', textContent: 'two legions' }], null);
  expect(titleAt(element(null, [], stack))).toBe('two legions');
  expect(titleAt(element('a shield', [], stack))).toBe('a shield');
  expect(titleAt(element(null, [], null))).toBe('');
});
