import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useCredentials, useHasLeft, useKeyRefused } from '#web/api/credentials.ts';
import { useOnline } from '#web/lib/online.ts';
import type { NavItem } from '#web/ui/nav-items.ts';
import { Shell } from '#web/ui/Shell.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { FrameTools } from './FrameTools.tsx';
import { useNavigation } from './navigation-counts.ts';
import { foot } from './navigation.tsx';
import { signInPath } from './next-page.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { openShortcuts } from './over-page.ts';
import { OverPage } from './OverPage.tsx';

/** Forms and their validation are large, and most visits never see these. */
const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }));

const footItems: readonly NavItem[] = [
  ...foot,
  { label: 'Shortcuts', icon: <CircleQuestionMark />, shortcut: '?', onSelect: openShortcuts },
];

/** Around every page that needs a key. */
export const Frame = () => {
  const credentials = useCredentials();
  const refused = useKeyRefused();
  const hasLeft = useHasLeft();
  const location = useLocation();
  const groups = useNavigation();
  const isOnline = useOnline();
  if (!credentials) return <Navigate to={hasLeft ? '/sign-in' : signInPath(location)} replace />;
  return (
    <>
      <Shell
        groups={groups}
        foot={footItems}
        account={<AccountMenu />}
        tools={<FrameTools />}
        banner={isOnline ? undefined : <OfflineNotice />}
      >
        <Outlet />
      </Shell>
      <OverPage />
      {refused ? (
        <Suspense>
          <SignInAgain />
        </Suspense>
      ) : null}
    </>
  );
};
