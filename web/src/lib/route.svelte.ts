/** Where we are: the path, its parts, and going elsewhere without a reload. */

class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  get parts(): string[] {
    return this.path.split('/').filter((part) => part !== '');
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** Another address for the same place. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const route = new Route();

/** Follow links inside the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
