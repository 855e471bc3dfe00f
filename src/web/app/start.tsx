import '#web/ui/base/theme.css';
import '#web/ui/frame/opening.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { QueryClient } from '@tanstack/react-query';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createHashHistory as createHashHistory,
} from 'react-router-dom';
import { readEarlyList } from '#web/api/early-list.ts';
import { createAppHistory } from '#web/browser/app-history.ts';
import { runWhenIdle } from '#web/browser/first-view.ts';
import { hasKeptCopy } from '#web/browser/kept-copy.ts';
import { isServed } from '#web/browser/served.ts';
import { applyTheme } from '#web/browser/theme.ts';
import { wasSentEarly } from '#web/client/early-response.ts';
import { isAccountInAddress, severalAccounts } from '#web/client/several-accounts.ts';
import { pause } from '#web/lib/pause.ts';
import { App } from './App.tsx';
import { cacheBuild } from './kept-build.ts';
import { restoreQueries } from './opening/kept-queries.ts';
import { shownQueryData } from './opening/kept-page.ts';
import { fetchPageAt, readEarlyAt } from './router/page-route.tsx';
import { createQueryClient } from './query-client.ts';
import { routes } from './routes.tsx';

/** Maximum wait for the page's code, in ms. On a slow connection the frame is shown first. */
const patienceForPage = 1000;
/** Maximum wait for the page's first data, in ms. A slow server's rows appear after the page. */
const patienceForRows = 150;

const atMost = (patience: number, work: Promise<unknown>) => Promise.race([work, pause(patience)]);

/**
 * Returns the base path and adds its missing slash to the address. The worker keeps what is under `/app/`, which
 * excludes `/apple`.
 */
function baseHere() {
  const base = isServed() ? '/app/' : '/';
  if (`${location.pathname}/` === base)
    window.history.replaceState(null, '', base + location.search + location.hash);
  else if (isServed() && location.hash.startsWith('#/'))
    // The address is from a static file host, or a shortcut of the installed app, which may be from either.
    window.history.replaceState(null, '', `/app${location.hash.slice(1)}`);
  return base;
}

function createHistory() {
  // The router gives no key to the entry that a page was loaded for. Two such entries would share their scroll
  // position.
  const { state } = window.history as { state: { key?: string } | null };
  if (state?.key === undefined)
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  const addresses = (isServed() ? createBrowserHistory : createHashHistory)({ v5Compat: true });
  if (!severalAccounts.code)
    // When an address is entered on a static file host, this is the only event.
    window.addEventListener('hashchange', () => isAccountInAddress() && location.reload());
  return createAppHistory(
    severalAccounts.code?.withMarks(addresses, () => severalAccounts.mark) ?? addresses,
  );
}

/**
 * Starts the work behind the page.
 * @param known the query data that the kept page was shown with
 */
function startBackgroundWork(queryClient: QueryClient, known: string | undefined) {
  const keepCopy = async () => {
    const { startReplica } = await import('#web/replica/start-replica.ts');
    startReplica(queryClient);
  };
  // Returning users see what the browser has kept: the page as it was left, or what the copy has of it. A first visit
  // has no copy yet, so the page comes first.
  const isAwaited = hasKeptCopy() && (known === undefined || !navigator.onLine);
  void (isAwaited ? keepCopy() : runWhenIdle(keepCopy)).catch(() => undefined);
  // A later build may have removed this file by the time a response needs it.
  void runWhenIdle(() => import('#contract/answers/other-outlines.ts')).catch(() => undefined);
  // New tabs can use this tab's session.
  void runWhenIdle(async () => (await import('#web/client/tab-session.ts')).shareSession()).catch(
    () => undefined,
  );
  void runWhenIdle(async () =>
    (await import('#web/browser/follow-tabs.ts')).followTabs(() => location.reload()),
  ).catch(() => undefined);
  if (import.meta.env.PROD)
    void runWhenIdle(async () => {
      cacheBuild();
      const { keepPages } = await import('./opening/keep-page.ts');
      const { restoreWhenOffline } = await import('./opening/restore-when-offline.ts');
      keepPages(queryClient);
      restoreWhenOffline(queryClient);
    }).catch(() => undefined);
}

/** Shows the page at the address, and starts the work behind it. */
export async function startApp() {
  applyTheme();
  // The font has loaded by now. Loading it before the first text avoids a fallback font that is replaced later.
  void document.fonts.load('1em "Inter Variable"');
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root.');
  const base = baseHere();
  const history = createHistory();
  // The rendered page shows the error.
  const pageIsHere = Promise.resolve(fetchPageAt(routes, history.location, base)).catch(() => undefined);
  const queryClient = createQueryClient();
  const othersAreHere = severalAccounts.code
    ? import('./several/show-accounts.tsx').then(({ startAccounts }) => startAccounts(history, queryClient))
    : undefined;
  const known = shownQueryData();
  // This is checked before the early responses are taken.
  const isHeavy = history.location.pathname === base || ['/api/analytics?', '?short='].some(wasSentEarly);
  startBackgroundWork(queryClient, known);

  // The following steps run in tasks of their own while the page's code is loading. Everything is rendered once, with
  // what has been read in the meantime.
  await pause(0);
  if (known !== undefined) restoreQueries(queryClient, known);
  const rows = readEarlyList(queryClient);
  await atMost(patienceForPage, pageIsHere);
  const record = readEarlyAt(routes, history.location, base, queryClient);
  await atMost(known === undefined ? patienceForRows : 0, Promise.all([rows, record]));
  await othersAreHere;
  const render = () =>
    createRoot(root).render(
      <StrictMode>
        <App history={history} queryClient={queryClient} base={base} />
      </StrictMode>,
    );
  // A transition renders in slices. That suits a kept page, which users scroll and click in the meantime, and pages
  // with much to render, such as the overview and those with figures. A list appears sooner if it's rendered in one go.
  if (known !== undefined || isHeavy) startTransition(render);
  else render();
}
