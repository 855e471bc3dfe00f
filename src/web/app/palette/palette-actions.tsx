import { Copy, GitCompareArrows, Keyboard, ListChecks, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Extension } from '#contract/endpoint.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { useExtensions } from '#web/client/server-extensions.ts';
import { openShortcuts } from '#web/app/over-page.ts';
import { places } from '#web/app/places.ts';
import { useSignOut } from '#web/api/sign-out.ts';
import { useTheme } from '#web/browser/theme.ts';
import type { Theme } from '#web/browser/theme.ts';
import { copyAndTell } from '#web/ui/base/copy-and-tell.ts';
import type { PaletteItem } from '#web/ui/overlay/palette-items.ts';

export type PaletteAction = PaletteItem & {
  /** Other words that people look for it by. */
  words: string;
};

/** What can be made, and where its form opens. One whose page is not in the navigation is left out. */
const made: readonly { label: string; page: string; to: string; needs?: Extension }[] = [
  { label: 'New QR code', page: '/qr', to: '/qr/new' },
  { label: 'Many QR codes from a CSV', page: '/qr', to: '/qr/batch' },
  { label: 'New link', page: '/links', to: '/links?open=new', needs: 'links' },
  { label: 'New campaign', page: '/campaigns', to: '/campaigns?open=new' },
  { label: 'New channel', page: '/channels', to: '/channels?open=new' },
  { label: 'New bio page', page: '/bio', to: '/bio/new', needs: 'bio' },
  { label: 'New splash page', page: '/splash', to: '/splash/new', needs: 'splash' },
  { label: 'New overlay', page: '/overlays', to: '/overlays/new', needs: 'overlays' },
  { label: 'Add domain', page: '/domains', to: '/domains/new' },
  { label: 'Add pixel', page: '/pixels', to: '/pixels?open=new' },
];

const themes: readonly { theme: Theme; label: string; icon: ReactNode }[] = [
  { theme: 'light', label: 'Use the light theme', icon: <Sun /> },
  { theme: 'dark', label: 'Use the dark theme', icon: <Moon /> },
  { theme: 'system', label: 'Follow the system’s theme', icon: <Monitor /> },
];

export const usePaletteActions = (go: (path: string) => void): PaletteAction[] => {
  const server = useCredentials()?.server || location.origin;
  const [theme, chooseTheme] = useTheme();
  const signOut = useSignOut();
  const offered = useExtensions();
  return [
    ...made.flatMap(({ label, page, to, needs }) => {
      const place = places.find((each) => each.to === page);
      if (!place || (needs !== undefined && !offered.has(needs))) return [];
      return [{ id: to, icon: place.icon, label, words: 'new add create make', onSelect: () => go(to) }];
    }),
    {
      id: 'compare',
      icon: <GitCompareArrows />,
      label: 'Compare QR codes',
      words: 'statistics analytics chart against versus',
      onSelect: () => go('/statistics/compare'),
    },
    {
      id: 'jobs',
      icon: <ListChecks />,
      label: 'Work',
      words: 'jobs tasks running progress export results',
      onSelect: () => go('/jobs'),
    },
    {
      id: 'copy-api',
      icon: <Copy />,
      label: 'Copy API address',
      detail: `${server}/api`,
      words: 'url endpoint server base',
      onSelect: () => void copyAndTell(`${server}/api`, 'API address copied'),
    },
    {
      id: 'shortcuts',
      icon: <Keyboard />,
      label: 'Show keyboard shortcuts',
      keys: ['?'],
      words: 'help keys',
      onSelect: openShortcuts,
    },
    ...themes
      .filter((each) => each.theme !== theme)
      .map((each) => ({
        id: `theme-${each.theme}`,
        icon: each.icon,
        label: each.label,
        words: 'appearance color mode',
        onSelect: () => chooseTheme(each.theme),
      })),
    { id: 'sign-out', icon: <LogOut />, label: 'Sign out', words: 'log out leave', onSelect: signOut },
  ];
};
