import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
import { type AppHistory, HistoryContext } from '#web/browser/app-history.ts';
import { pause } from '#web/lib/pause.ts';
import type { LeftPage } from './focus-page.ts';
import { fetchPageAt } from './page-route.tsx';
import { noteScroll, useScrollPositions } from './scroll-positions.ts';

interface Shown {
  location: AppHistory['location'];
  action: AppHistory['action'];
  /** Undefined for the first page. */
  left?: LeftPage;
}

interface PageRouterProps {
  history: AppHistory;
  routes: RouteObject[];
  base: string;
}

/** How long the previous page stays, in ms. After that, the next page's skeleton shows that it's loading. */
const patience = 100;

const Routed = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** Shows the page at the history's current address, once its code has loaded. */
export const PageRouter = ({ history, routes, base }: PageRouterProps) => {
  const [shown, setShown] = useState<Shown>({ location: history.location, action: history.action });
  useLayoutEffect(() => {
    let current = shown.location;
    let next = current;
    const show = () => {
      if (next === current) return;
      noteScroll(current);
      const left = { location: current, focused: document.activeElement };
      current = next;
      const step = { location: next, action: history.action, left };
      startTransition(() => setShown(step));
    };
    return history.follow(() => {
      const { location } = history;
      next = location;
      const isLatest = () => next === location && show();
      const loading = fetchPageAt(routes, location, base);
      if (loading) void Promise.race([loading, pause(patience)]).then(isLatest, isLatest);
      else isLatest();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- begins with what is shown, and then knows it by itself
  }, [history, routes, base]);
  useScrollPositions(shown.location, history);
  useEffect(() => {
    const { left } = shown;
    if (left)
      void import('./focus-page.ts').then(({ focusPage }) => focusPage(left, shown)).catch(() => undefined);
  }, [shown]);
  return (
    <HistoryContext value={history}>
      <Router basename={base} location={shown.location} navigationType={shown.action} navigator={history}>
        <Routed routes={routes} />
      </Router>
    </HistoryContext>
  );
};
