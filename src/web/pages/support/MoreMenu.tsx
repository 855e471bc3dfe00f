import { CalendarClock, ChevronDown, Lock, LockOpen, Mail, UserRoundCog } from 'lucide-react';
import type { SupportAccount } from '#contract/support-records.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import type { SupportDialog } from './AccountDialogs.tsx';

interface MoreMenuProps {
  account: SupportAccount;
  open: (dialog: SupportDialog) => void;
}

export const MoreMenu = ({ account: { locked, staff }, open }: MoreMenuProps) => (
  <Menu
    trigger={<Button icon={<ChevronDown />}>Change</Button>}
    items={[
      { label: 'Plan and its end', icon: <CalendarClock />, onSelect: () => open('plan') },
      { label: 'Show the e-mail address', icon: <Mail />, onSelect: () => open('reveal') },
      {
        label: staff ? 'Take from the staff' : 'Make one of the staff',
        icon: <UserRoundCog />,
        onSelect: () => open('staff'),
      },
      'separator',
      {
        label: locked ? 'Unlock the account' : 'Lock the account',
        icon: locked ? <LockOpen /> : <Lock />,
        danger: !locked,
        onSelect: () => open('lock'),
      },
    ]}
  />
);
