import { createContext, use } from 'react';
import {
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import { createListeners } from './store.ts';

/** One of the router's own, which says what it did of itself too (`v5Compat`). */
type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Keeps people on a page that would lose something. */
interface Guard {
  asks: (next: string, current: string) => boolean;
  /** Is given what goes on with the step that was held back. */
  hold: (proceed: () => void) => void;
}

export interface AppHistory extends Navigator {
  /** Where people are by the browser's bar; what they see of it may be on its way. */
  readonly location: Location;
  readonly action: RouterHistory['action'];
  /** Whether the last step leaves the page scrolled as it is. */
  readonly keepsScroll: boolean;
  /** @returns what ends it */
  follow: (listener: () => void) => () => void;
  /** @returns what ends it */
  guard: (guard: Guard) => () => void;
}

/** The browser's history, or one in memory, in which a page may hold back the step away from it. */
export function createAppHistory(inner: RouterHistory): AppHistory {
  const { subscribe, tell } = createListeners();
  const guards = new Set<Guard>();
  let keepsScroll = false;
  let proceeds = false;
  /** While a step of the browser's own buttons is taken back, which browsers do not prevent. */
  let undone: (() => void) | undefined;

  const guardOf = (next: string | undefined, current: string) =>
    proceeds || next === undefined ? undefined : [...guards].find(({ asks }) => asks(next, current));
  const proceedWith = (step: () => void) => () => {
    proceeds = true;
    step();
  };
  let shown = inner.location.pathname;

  inner.listen(({ action, location, delta }) => {
    if (undone) {
      const done = undone;
      undone = undefined;
      done();
      return;
    }
    // Without a distance it is an address that somebody typed.
    const isPop = action === NavigationType.Pop;
    const guard = isPop && delta !== null ? guardOf(location.pathname, shown) : undefined;
    if (guard && delta !== null) {
      undone = () => guard.hold(proceedWith(() => inner.go(delta)));
      inner.go(-delta);
      return;
    }
    proceeds = false;
    if (isPop) keepsScroll = false;
    shown = location.pathname;
    tell();
  });

  const step = (to: To, options: NavigateOptions | undefined, take: () => void) => {
    const next = typeof to === 'string' ? new URL(to, 'http://localhost').pathname : to.pathname;
    const go = () => {
      keepsScroll = options?.preventScrollReset === true;
      take();
    };
    const guard = guardOf(next, shown);
    if (guard) guard.hold(proceedWith(go));
    else go();
  };

  return {
    get location() {
      return inner.location;
    },
    get action() {
      return inner.action;
    },
    get keepsScroll() {
      return keepsScroll;
    },
    createHref: (to) => inner.createHref(to),
    createURL: (to) => inner.createURL(to),
    encodeLocation: (to) => inner.encodeLocation(to),
    push: (to, state, options) => step(to, options, () => inner.push(to, state)),
    replace: (to, state, options) => step(to, options, () => inner.replace(to, state)),
    go: (delta) => inner.go(delta),
    follow: subscribe,
    guard: (guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
  };
}

export const HistoryContext = createContext<AppHistory | undefined>(undefined);

/** Nothing where a part is shown without the app around it. */
export const useHistory = () => use(HistoryContext);
