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

/** One of the router's own histories. With `v5Compat` it also reports its own changes. */
type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Blocks leaving a page that would lose something. */
interface Guard {
  asks: (next: string, current: string) => boolean;
  /** Receives a function that continues the blocked navigation. */
  hold: (proceed: () => void) => void;
}

export interface AppHistory extends Navigator {
  /** The location in the browser's address bar. The page for it may still be loading. */
  readonly location: Location;
  readonly action: RouterHistory['action'];
  /** Whether the last navigation keeps the scroll position. */
  readonly keepsScroll: boolean;
  /** @returns a function that unsubscribes */
  follow: (listener: () => void) => () => void;
  /** @returns a function that removes the guard */
  guard: (guard: Guard) => () => void;
}

/** Wraps the browser's history, or one in memory, so that pages can block leaving them. */
export function createAppHistory(inner: RouterHistory): AppHistory {
  const { subscribe, notify } = createListeners();
  const guards = new Set<Guard>();
  let keepsScroll = false;
  let proceeds = false;
  /** Set while a step of the browser's own buttons is undone, since browsers can't prevent such steps. */
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
    // Without a distance, the user entered an address.
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
    notify();
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

/** Returns undefined for components rendered outside the app. */
export const useHistory = () => use(HistoryContext);
