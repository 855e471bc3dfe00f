import { useQuery } from '@tanstack/react-query';
import { ListChecks, LogOut, UserRound } from 'lucide-react';
import { accountDetails } from '#web/api/account.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { useTheme } from '#web/browser/theme.ts';
import type { Theme } from '#web/browser/theme.ts';
import { splitUrl } from '#web/lib/urls.ts';
import { Avatar } from '#web/ui/base/Avatar.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import type { MenuEntry } from '#web/ui/overlay/menu-items.ts';
import { useSignOut } from '#web/api/sign-out.ts';

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'Like the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export const AccountMenu = () => {
  const { data: account } = useQuery(accountDetails());
  const server = useCredentials()?.server;
  const [theme, chooseTheme] = useTheme();
  const signOut = useSignOut();

  const who: MenuEntry[] = account
    ? [{ heading: account.email }, { heading: planIn(account.status) }]
    : [{ heading: 'Signed in' }];
  const items: MenuEntry[] = [
    ...who,
    ...(server ? [{ heading: `On ${splitUrl(server).host}` }] : []),
    'separator',
    { heading: 'Theme' },
    ...themes.map(({ value, label }) => ({
      label,
      checked: value === theme,
      onSelect: () => chooseTheme(value),
    })),
    'separator',
    { label: 'Account', icon: <UserRound />, to: '/account' },
    { label: 'Work', icon: <ListChecks />, to: '/jobs' },
    { label: 'Sign out', icon: <LogOut />, onSelect: signOut },
  ];
  return (
    <Menu
      trigger={
        <IconButton
          label="Account"
          icon={
            <Avatar name={account?.username ?? account?.email ?? ''} src={account?.avatar} size="small" />
          }
        />
      }
      items={items}
    />
  );
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const planIn = (status: string) =>
  status === '' ? 'No plan' : capitalised(/plan$/i.test(status) ? status : `${status} plan`);
