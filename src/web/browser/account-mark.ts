import type { Path, To, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { isServed } from './served.ts';

/** Which account a page belongs to, in its address where the browser keeps several: `?in=ada@links.example.com`. */
const name = 'in';

const inSearch = new RegExp(`([?&])${name}=[^&]*(&|$)`);

/** As people read it: nothing of a mark needs to be escaped in a search but what parts it. */
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

/** Where no service sends the page, its path is what comes after the #. */
export const pageAddress = () => (isServed() ? location : new URL(location.hash.slice(1), location.origin));

/** By the browser's address bar; undefined: it names none. */
export const markInAddress = () => markIn(pageAddress().search);

const hrefOf = (path: string) => (isServed() ? `/app${path}` : `#${path}`);

/** Names the account in the address of the page that is open, without a step in the history. */
export function showMark(mark: string | undefined) {
  const { pathname, search, hash } = pageAddress();
  const next = withMark(search, mark);
  if (next === search) return;
  const path = (isServed() ? pathname.replace(/^\/app/, '') : pathname) + next + hash;
  window.history.replaceState(window.history.state, '', hrefOf(path));
}

/**
 * Loads the dashboard anew at a page of an account: nothing of the one before stays in memory.
 * @param replaces whether Back passes over the page that is left, such as a form that is done
 */
export function openAnew(path: string, mark: string | undefined, replaces = false) {
  const { pathname, search, hash } = new URL(path, location.origin);
  const href = hrefOf(pathname + withMark(search, mark) + hash);
  // Where the page has something unsaved, people may choose to stay: then its address is to stay too.
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

/** A history whose addresses name an account, of which pages know nothing. An address that names one itself keeps it. */
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
        // Back, forth or typed, to a page of another account: all begins anew.
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
