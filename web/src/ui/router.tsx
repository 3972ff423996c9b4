// Which page is shown: by the path, with links that do not reload the page.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

const here = () => location.pathname + location.search;
export const address = signal(typeof location === 'undefined' ? '/' : here());

export function go(to: string, replace = false) {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  address.value = here();
  scrollTo(0, 0);
}

/** The address of what the page shows by now, without another entry in the history. */
export function rewrite(to: string) {
  if (here() !== to) history.replaceState(null, '', to);
}

export function listenToHistory() {
  addEventListener('popstate', () => (address.value = here()));
}

export function parse(at: string) {
  const url = new URL(at, 'http://omnigo');
  return { parts: url.pathname.split('/').filter(Boolean), query: url.searchParams };
}

interface LinkProps {
  href: string;
  children: ComponentChildren;
  class?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
}

/** A name that leads to a profile, where there is one. */
export const NameLink = ({ href, children }: Partial<LinkProps>) =>
  href ? (
    <Link class="person" href={href}>
      {children}
    </Link>
  ) : (
    <>{children}</>
  );

export function Link({ href, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
