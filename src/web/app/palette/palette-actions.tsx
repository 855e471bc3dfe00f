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
import { palette as text } from '#web/words/palette.ts';
import { copyAndTell } from '#web/ui/base/copy-and-tell.ts';
import type { PaletteItem } from '#web/ui/overlay/palette-items.ts';

export type PaletteAction = PaletteItem & {
  /** Other words that people look for it by. */
  words: string;
};

/** What can be made, and where its form opens. One whose page is not in the navigation is left out. */
const made: readonly { label: string; page: string; to: string; needs?: Extension }[] = [
  { label: text.createCode, page: '/qr', to: '/qr/new' },
  { label: text.createCodes, page: '/qr', to: '/qr/batch' },
  { label: text.createLink, page: '/links', to: '/links?open=new', needs: 'links' },
  { label: text.createCampaign, page: '/campaigns', to: '/campaigns?open=new' },
  { label: text.createChannel, page: '/channels', to: '/channels?open=new' },
  { label: text.createBioPage, page: '/bio', to: '/bio/new', needs: 'bio' },
  { label: text.createSplashPage, page: '/splash', to: '/splash/new', needs: 'splash' },
  { label: text.createOverlay, page: '/overlays', to: '/overlays/new', needs: 'overlays' },
  { label: text.addDomain, page: '/domains', to: '/domains/new' },
  { label: text.addPixel, page: '/pixels', to: '/pixels?open=new' },
];

const themes: readonly { theme: Theme; label: string; icon: ReactNode }[] = [
  { theme: 'light', label: text.lightTheme, icon: <Sun /> },
  { theme: 'dark', label: text.darkTheme, icon: <Moon /> },
  { theme: 'system', label: text.systemTheme, icon: <Monitor /> },
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
      return [{ id: to, icon: place.icon, label, words: text.createWords, onSelect: () => go(to) }];
    }),
    {
      id: 'compare',
      icon: <GitCompareArrows />,
      label: text.compare,
      words: text.compareWords,
      onSelect: () => go('/statistics/compare'),
    },
    {
      id: 'jobs',
      icon: <ListChecks />,
      label: text.tasks,
      words: text.taskWords,
      onSelect: () => go('/jobs'),
    },
    {
      id: 'copy-api',
      icon: <Copy />,
      label: text.copyApi,
      detail: `${server}/api`,
      words: text.apiWords,
      onSelect: () => void copyAndTell(`${server}/api`, text.apiCopied),
    },
    {
      id: 'shortcuts',
      icon: <Keyboard />,
      label: text.showShortcuts,
      keys: ['?'],
      words: text.shortcutWords,
      onSelect: openShortcuts,
    },
    ...themes
      .filter((each) => each.theme !== theme)
      .map((each) => ({
        id: `theme-${each.theme}`,
        icon: each.icon,
        label: each.label,
        words: text.themeWords,
        onSelect: () => chooseTheme(each.theme),
      })),
    { id: 'sign-out', icon: <LogOut />, label: text.signOut, words: text.signOutWords, onSelect: signOut },
  ];
};
