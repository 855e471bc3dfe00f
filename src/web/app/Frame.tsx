import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useCredentials, useHasSignedOut, useKeyRefused } from '#web/client/credentials.ts';
import { useExtensions } from '#web/client/server-extensions.ts';
import { runWhenIdle } from '#web/browser/first-view.ts';
import { useOnline } from '#web/browser/online.ts';
import type { NavItem } from '#web/ui/frame/nav-items.ts';
import { Shell } from '#web/ui/frame/Shell.tsx';
import { AccountLock } from './AccountLock.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { FrameTools } from './FrameTools.tsx';
import { useNavigation } from './navigation-counts.ts';
import { foot } from './navigation.tsx';
import { signInPath } from '#web/lib/next-page.ts';
import { navigation as words } from '#web/words/navigation.ts';
import { useOtherAccounts } from './other-accounts.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { openShortcuts } from './global-dialogs.ts';
import { GlobalDialogs } from './GlobalDialogs.tsx';
import { ViewingBanner } from './ViewingBanner.tsx';

/** Loaded on demand. Forms and their validation are large, and most visits never show this one. */
const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }));

const footItems = (offered: ReadonlySet<string>): readonly NavItem[] => [
  ...foot
    .filter(({ needs }) => needs === undefined || offered.has(needs))
    .map(({ needs: _, ...item }) => item),
  { label: words.shortcuts, icon: <CircleQuestionMark />, shortcut: '?', onSelect: openShortcuts },
];

/** Jobs of this tab and other tabs run behind every page, which doesn't wait for this code. */
const JobStrip = lazy(() => {
  const load = () => import('#web/jobs/JobStrip.tsx');
  // The jobs page can't be shown before this has loaded.
  const isAwaited = /\/jobs(\/|$)/.test(location.pathname + location.hash);
  return (isAwaited ? load() : runWhenIdle(load)).then(
    ({ JobStrip: Loaded }) => ({ default: Loaded }),
    // Without a connection, the page is still usable without the strip.
    () => ({ default: () => null }),
  );
});

/** Surrounds every page that needs a key. */
export const Frame = () => {
  const credentials = useCredentials();
  const refused = useKeyRefused();
  const hasLeft = useHasSignedOut();
  const location = useLocation();
  const groups = useNavigation();
  const offered = useExtensions();
  const isOnline = useOnline();
  const others = useOtherAccounts();
  // Changing the outlet's key discards unsaved input, so that one account's input isn't sent to another.
  const [owner, setOwner] = useState(0);
  // A visit hides the support pages, since staff then see what the customer sees.
  const isElsewhere = credentials?.visit !== undefined && /^\/support(\/|$)/.test(location.pathname);
  if (!credentials) return <Navigate to={hasLeft ? '/sign-in' : signInPath(location)} replace />;
  return (
    <>
      <Shell
        groups={groups}
        foot={footItems(offered)}
        account={<AccountMenu />}
        whose={others?.whose}
        tools={<FrameTools />}
        visit={credentials.visit ? <ViewingBanner /> : undefined}
        banner={
          <>
            {isOnline ? null : <OfflineNotice />}
            {/* The lock would block signing in again. */}
            {refused ? null : <AccountLock />}
          </>
        }
        strip={
          <Suspense>
            <JobStrip />
          </Suspense>
        }
      >
        {others?.page ?? (isElsewhere ? <Navigate to="/" replace /> : <Outlet key={owner} />)}
      </Shell>
      <GlobalDialogs />
      {refused && credentials.visit?.kind !== 'inspection' ? (
        <Suspense>
          <SignInAgain onOther={() => setOwner(owner + 1)} />
        </Suspense>
      ) : null}
    </>
  );
};
