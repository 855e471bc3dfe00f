import type { Path, To, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { isServed } from './served.ts';

/**
 * The search parameter that names a page's account if the browser keeps several, such as `?in=ada@links.example.com`.
 */
const name = 'in';

const inSearch = new RegExp(`([?&])${name}=[^&]*(&|$)`);

/** Encodes a mark but keeps it readable. Of the characters in a mark, only separators of the search need escaping. */
const written = (mark: string) =>
  encodeURIComponent(mark).replaceAll('%40', '@').replaceAll('%2F', '/').replaceAll('%3A', ':');

export const withoutMark = (search: string) =>
  search
    .replace(inSearch, (_all, before: string, after: string) => (after === '' ? '' : before))
    .replace(/^\?$/, '');

export function withMark(search: string, mark: string | undefined): string {
  const rest = withoutMark(search);
  if (mark === undefined) return rest;
  return `${rest === '' ? '?' : `${rest}&`}${name}=${written(mark)}`;
}

const markIn = (search: string) => new URLSearchParams(search).get(name) ?? undefined;

/** If no service serves the page, the path is the part after the #. */
export const pageAddress = () => (isServed() ? location : new URL(location.hash.slice(1), location.origin));

/** Returns the mark in the browser's address bar, or undefined if there is none. */
export const markInAddress = () => markIn(pageAddress().search);

const hrefOf = (path: string) => (isServed() ? `/app${path}` : `#${path}`);

/** Adds the account to the address of the open page without a new history entry. */
export function showMark(mark: string | undefined) {
  const { pathname, search, hash } = pageAddress();
  const next = withMark(search, mark);
  if (next === search) return;
  const path = (isServed() ? pathname.replace(/^\/app/, '') : pathname) + next + hash;
  window.history.replaceState(window.history.state, '', hrefOf(path));
}

/**
 * Reloads the dashboard at a page of an account, so that nothing of the previous account stays in memory.
 * @param replaces whether Back skips the page being left, such as a submitted form
 */
export function reloadAt(path: string, mark: string | undefined, replaces = false) {
  const { pathname, search, hash } = new URL(path, location.origin);
  const href = hrefOf(pathname + withMark(search, mark) + hash);
  // If the page has unsaved input, users may choose to stay on it. Its address must then stay as well.
  if (isServed() && hash === '') {
    if (replaces) location.replace(href);
    else location.assign(href);
    return;
  }
  if (replaces) window.history.replaceState(null, '', href);
  else window.history.pushState(null, '', href);
  location.reload();
}

type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

function partsIn(path: string): Partial<Path> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  return { ...(pathname && { pathname }), search, hash };
}

/**
 * Wraps a history so that addresses name the account without pages knowing. An address that already names an account
 * keeps it.
 */
export function withMarks(inner: RouterHistory, mark: () => string | undefined): RouterHistory {
  const marked = (to: To): To => {
    const { search = '', ...rest } = typeof to === 'string' ? partsIn(to) : to;
    return { ...rest, search: markIn(search) === undefined ? withMark(search, mark()) : search };
  };
  const unmarked = <Place extends { search: string }>(place: Place): Place => ({
    ...place,
    search: withoutMark(place.search),
  });
  return {
    get action() {
      return inner.action;
    },
    get location() {
      return unmarked(inner.location);
    },
    createHref: (to) => inner.createHref(marked(to)),
    createURL: (to) => inner.createURL(to),
    encodeLocation: (to) => inner.encodeLocation(to),
    push: (to, state) => inner.push(marked(to), state),
    replace: (to, state) => inner.replace(marked(to), state),
    go: (delta) => inner.go(delta),
    listen: (listener) =>
      inner.listen((update) => {
        // Going back, forward or to a typed address of another account reloads everything.
        const named = markInAddress();
        if (
          String(update.action) === 'POP' &&
          named !== undefined &&
          mark() !== undefined &&
          named !== mark()
        )
          location.reload();
        else listener({ ...update, location: unmarked(update.location) });
      }),
  };
}
