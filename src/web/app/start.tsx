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
import { inIdleTurn } from '#web/browser/first-view.ts';
import { hasKeptCopy } from '#web/browser/kept-copy.ts';
import { isServed } from '#web/browser/served.ts';
import { applyTheme } from '#web/browser/theme.ts';
import { isEarly } from '#web/client/early-answer.ts';
import { namesAccount, several } from '#web/client/several-here.ts';
import { pause } from '#web/lib/pause.ts';
import { App } from './App.tsx';
import { keepBuild } from './kept-build.ts';
import { readAnswers } from './opening/kept-answers.ts';
import { answersShown } from './opening/kept-page.ts';
import { fetchPageAt, readEarlyAt } from './router/page-route.tsx';
import { createQueryClient } from './query-client.ts';
import { routes } from './routes.tsx';

/** The page's code, in ms: on a slow connection the frame comes before it. */
const patienceForPage = 1000;
/** What it shows first, in ms: a slow server's rows come after the page. */
const patienceForRows = 150;

const atMost = (patience: number, work: Promise<unknown>) => Promise.race([work, pause(patience)]);

/** With the slash: what lies under it, and not `/apple`, is what the worker keeps. */
function baseHere() {
  const base = isServed() ? '/app/' : '/';
  if (`${location.pathname}/` === base)
    window.history.replaceState(null, '', base + location.search + location.hash);
  else if (isServed() && location.hash.startsWith('#/'))
    // An address of a file host, or a shortcut of the installed app, which may be of either.
    window.history.replaceState(null, '', `/app${location.hash.slice(1)}`);
  return base;
}

function createHistory() {
  // The router gives none to an entry that a page was loaded for: two of them would share where they were scrolled to.
  const { state } = window.history as { state: { key?: string } | null };
  if (state?.key === undefined)
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  const addresses = (isServed() ? createBrowserHistory : createHashHistory)({ v5Compat: true });
  if (!several.code)
    // Of an address that is typed on a host of files, only this is told.
    window.addEventListener('hashchange', () => namesAccount() && location.reload());
  return createAppHistory(several.code?.withMarks(addresses, () => several.mark) ?? addresses);
}

/** @param known what the page that the browser has kept was made of */
function startBehind(queryClient: QueryClient, known: string | undefined) {
  const keepCopy = async () => {
    const { startReplica } = await import('#web/replica/start-replica.ts');
    startReplica(queryClient);
  };
  // Whoever comes back sees what the browser has kept: the page as it was left, or what the copy has of it. A first visit
  // has nothing of it yet, and the page comes first.
  const isAwaited = hasKeptCopy() && (known === undefined || !navigator.onLine);
  void (isAwaited ? keepCopy() : inIdleTurn(keepCopy)).catch(() => undefined);
  // A later build may have taken it away by the time that an answer needs it.
  void inIdleTurn(() => import('#contract/answers/other-outlines.ts')).catch(() => undefined);
  // Other tabs are let in with what this one is signed in with.
  void inIdleTurn(async () => (await import('#web/client/tab-session.ts')).shareSession()).catch(
    () => undefined,
  );
  void inIdleTurn(async () =>
    (await import('#web/browser/follow-tabs.ts')).followTabs(() => location.reload()),
  ).catch(() => undefined);
  if (import.meta.env.PROD)
    void inIdleTurn(async () => {
      keepBuild();
      const { keepPages } = await import('./opening/keep-page.ts');
      const { answerFromKept } = await import('./opening/answer-from-kept.ts');
      keepPages(queryClient);
      answerFromKept(queryClient);
    }).catch(() => undefined);
}

/** Shows the page at the address, and starts what goes on behind it. */
export async function begin() {
  applyTheme();
  // It is here by now, and is read before the first text that needs it: no other font is looked up and replaced.
  void document.fonts.load('1em "Inter Variable"');
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root.');
  const base = baseHere();
  const history = createHistory();
  // Its failure is told by the page that is rendered.
  const pageIsHere = Promise.resolve(fetchPageAt(routes, history.location, base)).catch(() => undefined);
  const queryClient = createQueryClient();
  const othersAreHere = several.code
    ? import('./several/show-accounts.tsx').then(({ startAccounts }) => startAccounts(history, queryClient))
    : undefined;
  const known = answersShown();
  // Before its answers are taken.
  const isHeavy = history.location.pathname === base || ['/api/analytics?', '?short='].some(isEarly);
  startBehind(queryClient, known);

  // What follows has turns of its own, while the page's code is on its way. All is rendered once, with what was asked for
  // meanwhile.
  await pause(0);
  if (known !== undefined) readAnswers(queryClient, known);
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
  // In slices: over a page that the browser has kept, which is scrolled and pressed meanwhile, and where much is rendered, as on
  // the overview and with figures. A list comes sooner if it is rendered at once.
  if (known !== undefined || isHeavy) startTransition(render);
  else render();
}
