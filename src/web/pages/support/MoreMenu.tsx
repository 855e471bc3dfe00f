import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ChevronDown, Lock, LockOpen, Mail, UserRoundCog } from 'lucide-react';
import type { SupportAccount } from '#contract/support-records.ts';
import { accountDetails } from '#web/api/account.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import { supportAccount as words } from '#web/words/support-account.ts';
import type { SupportDialog } from './AccountDialogs.tsx';

interface MoreMenuProps {
  account: SupportAccount;
  open: (dialog: SupportDialog) => void;
}

export const MoreMenu = ({ account: { id, locked, staff }, open }: MoreMenuProps) => {
  // The service also refuses these changes to a user's own account.
  const isOwn = useQuery(accountDetails()).data?.id === id;
  return (
    <Menu
      trigger={
        <Button>
          {words.manage} <ChevronDown aria-hidden="true" />
        </Button>
      }
      items={[
        ...(isOwn ? [{ heading: words.ownAccount }] : []),
        { label: words.changePlan, icon: <CalendarClock />, disabled: isOwn, onSelect: () => open('plan') },
        { label: words.showEmail, icon: <Mail />, onSelect: () => open('reveal') },
        {
          label: staff ? words.removeFromStaff : words.addToStaff,
          icon: <UserRoundCog />,
          disabled: isOwn,
          onSelect: () => open('staff'),
        },
        'separator',
        {
          label: locked ? words.unlock : words.lock,
          icon: locked ? <LockOpen /> : <Lock />,
          danger: !locked,
          disabled: isOwn,
          onSelect: () => open('lock'),
        },
      ]}
    />
  );
};
