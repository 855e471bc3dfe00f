import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useCredentials, useHasLeft, useKeyRefused } from '#web/client/credentials.ts';
import { useExtensions } from '#web/client/server-extensions.ts';
import { inIdleTurn } from '#web/browser/first-view.ts';
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
import { openShortcuts } from './over-page.ts';
import { OverPage } from './OverPage.tsx';
import { ViewingBanner } from './ViewingBanner.tsx';

/** Forms and their validation are large, and most visits never see these. */
const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }));

const footItems = (offered: ReadonlySet<string>): readonly NavItem[] => [
  ...foot
    .filter(({ needs }) => needs === undefined || offered.has(needs))
    .map(({ needs: _, ...item }) => item),
  { label: words.shortcuts, icon: <CircleQuestionMark />, shortcut: '?', onSelect: openShortcuts },
];

/** Its work and that of its tabs goes on behind every page, which need not wait for it. */
const JobStrip = lazy(() => {
  const load = () => import('#web/jobs/JobStrip.tsx');
  // Its own page is not there before it.
  const isAwaited = /\/jobs(\/|$)/.test(location.pathname + location.hash);
  return (isAwaited ? load() : inIdleTurn(load)).then(
    ({ JobStrip: Loaded }) => ({ default: Loaded }),
    // Without a connection: the page is of use all the same.
    () => ({ default: () => null }),
  );
});

/** Around every page that needs a key. */
export const Frame = () => {
  const credentials = useCredentials();
  const refused = useKeyRefused();
  const hasLeft = useHasLeft();
  const location = useLocation();
  const groups = useNavigation();
  const offered = useExtensions();
  const isOnline = useOnline();
  const others = useOtherAccounts();
  // What was typed for one account is not sent to another.
  const [owner, setOwner] = useState(0);
  // In a visit, the pages of support are not there: one sees what the customer sees.
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
            {/* Signing in again is not held back. */}
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
      <OverPage />
      {refused && credentials.visit?.kind !== 'inspection' ? (
        <Suspense>
          <SignInAgain onOther={() => setOwner(owner + 1)} />
        </Suspense>
      ) : null}
    </>
  );
};
