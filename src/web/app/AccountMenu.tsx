import { useQuery } from '@tanstack/react-query';
import { CircleQuestionMark, ListChecks, LogOut, UserRound, UserRoundPlus } from 'lucide-react';
import { accountDetails } from '#web/api/account.ts';
import { currentBudget } from '#web/client/budget.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { serverName } from '#web/client/server-name.ts';
import { chooseLanguage, storedLanguage } from '#web/browser/language.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { useTheme } from '#web/browser/theme.ts';
import type { Theme } from '#web/browser/theme.ts';
import { accountMenu as words } from '#web/words/account-menu.ts';
import { capitalised, type Language, language } from '#web/words/language.ts';
import { themes as names } from '#web/words/themes.ts';
import { Avatar } from '#web/ui/base/Avatar.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import type { MenuEntry } from '#web/ui/overlay/menu-items.ts';
import { useOtherAccounts } from './other-accounts.ts';
import { useSignOut } from '#web/api/sign-out.ts';

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: names.system },
  { value: 'light', label: names.light },
  { value: 'dark', label: names.dark },
];

/** Each language is named in itself, so that it can be found from any other. */
const spoken: readonly { value: Language | undefined; label: string }[] = [
  { value: undefined, label: words.likeBrowser },
  { value: 'en', label: words.english },
  { value: 'de', label: words.german },
];

/** The first page of the docs in each language. */
const helpIn = { en: '/docs/', de: '/docs/de' } satisfies Record<Language, string>;

export const AccountMenu = () => {
  const { data: account } = useQuery(accountDetails());
  const { server, visit } = useCredentials() ?? {};
  const [theme, chooseTheme] = useTheme();
  const signOut = useSignOut();
  const hasDocs = useExtension('docs');
  const { others = [], color } = useOtherAccounts() ?? {};

  const who: MenuEntry[] = account
    ? [{ heading: account.email }, { heading: planIn(account.status) }]
    : [{ heading: words.signedIn }];
  const adding: MenuEntry[] = visit
    ? []
    : [{ label: words.add, icon: <UserRoundPlus />, to: '/sign-in?add=1' }];
  const items = (): MenuEntry[] => [
    ...who,
    ...(server ? [{ heading: words.onServer(serverName(server)) }] : []),
    ...requestsLeft(),
    ...(others.length > 0
      ? [
          'separator' as const,
          { heading: words.switchTo },
          ...others.map(({ name, note, number, picture, open }) => ({
            label: name === note ? name : `${name} · ${note}`,
            icon: picture,
            onSelect: open,
            ...(number < 10 && { shortcut: `G ${number}` }),
          })),
          ...adding,
        ]
      : []),
    'separator',
    { heading: names.theme },
    ...themes.map(({ value, label }) => ({
      label,
      checked: value === theme,
      onSelect: () => chooseTheme(value),
    })),
    'separator',
    { heading: words.language },
    ...spoken.map(({ value, label }) => ({
      label,
      checked: value === storedLanguage(),
      onSelect: () => chooseLanguage(value),
    })),
    'separator',
    { label: words.account, icon: <UserRound />, to: '/account' },
    { label: words.tasks, icon: <ListChecks />, to: '/jobs' },
    // `server` is "" at the origin that this page came from.
    ...(hasDocs && server !== undefined
      ? [{ label: words.help, icon: <CircleQuestionMark />, href: server + helpIn[language()] }]
      : []),
    ...(others.length > 0 ? [] : adding),
    { label: words.signOut, icon: <LogOut />, onSelect: signOut },
  ];
  return (
    <Menu
      trigger={
        <IconButton
          label={words.account}
          icon={
            <Avatar
              name={account?.username ?? account?.email ?? ''}
              src={account?.avatar}
              size="small"
              ring={color}
            />
          }
        />
      }
      items={items}
    />
  );
};

/** Reads the budget when the menu opens. A subscription would re-render the menu's button with each response. */
const requestsLeft = (): MenuEntry[] => {
  const { limit, remaining } = currentBudget();
  return limit === undefined || remaining === undefined
    ? []
    : [{ heading: words.requestsLeft(formatCount(remaining), formatCount(limit)) }];
};

const planIn = (status: string) =>
  status === ''
    ? words.noPlan
    : /plan$/i.test(status)
      ? capitalised(status)
      : words.plan(capitalised(status));
