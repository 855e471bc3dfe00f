import {
  Copy,
  FileDown,
  GitCompareArrows,
  Keyboard,
  KeyRound,
  Languages,
  Link2,
  ListChecks,
  Lock,
  LogOut,
  Monitor,
  Moon,
  ShieldCheck,
  Sun,
  UserRoundPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Extension } from '#contract/endpoint.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { isExtensionNamed, useExtensions } from '#web/client/server-extensions.ts';
import { openShortcuts } from '#web/app/global-dialogs.ts';
import { useOtherAccounts } from '#web/app/other-accounts.ts';
import { useMissingPaths } from '#web/app/navigation-counts.ts';
import { places } from '#web/app/places.ts';
import { useSignOut } from '#web/api/sign-out.ts';
import { useBlockedReason } from '#web/browser/read-only.ts';
import { useTheme } from '#web/browser/theme.ts';
import type { Theme } from '#web/browser/theme.ts';
import { chooseLanguage } from '#web/browser/language.ts';
import { accounts } from '#web/words/accounts.ts';
import { accountMenu } from '#web/words/account-menu.ts';
import { language as currentLanguage, type Language } from '#web/words/language.ts';
import { palette as text } from '#web/words/palette.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import type { PaletteItem } from '#web/ui/overlay/palette-items.ts';

export type PaletteAction = PaletteItem & {
  /** Other words that users search for. */
  words: string;
};

/** What can be created, and where its form opens. An entry is left out if its page isn't in the navigation. */
const made: readonly { label: string; page: string; to: string; words?: string; needs?: Extension }[] = [
  { label: text.createCode, page: '/qr', to: '/qr/new' },
  { label: text.createCodes, page: '/qr', to: '/qr/batch', words: text.createCodesWords },
  { label: text.createLink, page: '/links', to: '/links?open=new', needs: 'links' },
  { label: text.createCampaign, page: '/campaigns', to: '/campaigns?open=new' },
  { label: text.createChannel, page: '/channels', to: '/channels?open=new' },
  { label: text.createBioPage, page: '/bio', to: '/bio/new', needs: 'bio' },
  { label: text.createSplashPage, page: '/splash', to: '/splash/new', needs: 'splash' },
  { label: text.createOverlay, page: '/overlays', to: '/overlays/new', needs: 'overlays' },
  { label: text.addDomain, page: '/domains', to: '/domains/new' },
  { label: text.addPixel, page: '/pixels', to: '/pixels?open=new' },
];

/** Sections of the account page that users search for by name. */
const ofAccount: readonly {
  label: string;
  to: string;
  icon: ReactNode;
  words: string;
  needs: Extension;
}[] = [
  { label: text.apiKeys, to: '/account#keys', icon: <KeyRound />, words: text.apiKeyWords, needs: 'keys' },
  {
    label: text.secondStep,
    to: '/account#security',
    icon: <ShieldCheck />,
    words: text.secondStepWords,
    needs: 'security',
  },
  {
    label: text.changePassword,
    to: '/account#password',
    icon: <Lock />,
    words: text.passwordWords,
    needs: 'session',
  },
  { label: text.yourData, to: '/account#data', icon: <FileDown />, words: text.dataWords, needs: 'account' },
];

const languages: readonly { language: Language; name: string }[] = [
  { language: 'en', name: accountMenu.english },
  { language: 'de', name: accountMenu.german },
];

const themes: readonly { theme: Theme; label: string; icon: ReactNode }[] = [
  { theme: 'light', label: text.lightTheme, icon: <Sun /> },
  { theme: 'dark', label: text.darkTheme, icon: <Moon /> },
  { theme: 'system', label: text.systemTheme, icon: <Monitor /> },
];

export const usePaletteActions = (go: (path: string) => void): PaletteAction[] => {
  const credentials = useCredentials();
  const server = credentials?.server || location.origin;
  const { others = [] } = useOtherAccounts() ?? {};
  const [theme, chooseTheme] = useTheme();
  const signOut = useSignOut();
  const offered = useExtensions();
  const missing = useMissingPaths();
  const held = useBlockedReason() !== undefined;
  const mayEditLinks = !useIsOwnService() && !isExtensionNamed('links');
  return [
    ...made.flatMap(({ label, page, to, words = '', needs }) => {
      const place = places.find((each) => each.to === page);
      if (!place || held || missing.has(page) || (needs !== undefined && !offered.has(needs))) return [];
      return [
        { id: to, icon: place.icon, label, words: `${text.createWords} ${words}`, onSelect: () => go(to) },
      ];
    }),
    ...ofAccount
      .filter(({ needs }) => offered.has(needs))
      .map(({ label, to, icon, words }) => ({ id: to, icon, label, words, onSelect: () => go(to) })),
    ...(mayEditLinks
      ? [
          {
            id: 'link-editing',
            icon: <Link2 />,
            label: text.linkEditing,
            words: text.linkEditingWords,
            onSelect: () => go('/account#link-editing'),
          },
        ]
      : []),
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
      onSelect: () => void copyWithToast(`${server}/api`, text.apiCopied),
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
    ...languages
      .filter(({ language }) => language !== currentLanguage())
      .map(({ language, name }) => ({
        id: `language-${language}`,
        icon: <Languages />,
        label: text.useLanguage(name),
        words: text.languageWords,
        onSelect: () => chooseLanguage(language),
      })),
    ...others.map(({ id, name, note, number, picture, open }) => ({
      id: `account-${id}`,
      icon: picture,
      label: accounts.palette(name),
      detail: note,
      ...(number <= 9 && { keys: ['g', String(number)] }),
      words: `${accounts.paletteWords} ${note}`,
      onSelect: open,
    })),
    ...(credentials?.visit
      ? []
      : [
          {
            id: 'add-account',
            icon: <UserRoundPlus />,
            label: accountMenu.add,
            words: accounts.addWords,
            onSelect: () => go('/sign-in?add=1'),
          },
        ]),
    { id: 'sign-out', icon: <LogOut />, label: text.signOut, words: text.signOutWords, onSelect: signOut },
  ];
};
