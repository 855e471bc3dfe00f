import { CalendarClock, ChevronDown, Lock, LockOpen, Mail, UserRoundCog } from 'lucide-react';
import type { SupportAccount } from '#contract/support-records.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import { supportAccount as words } from '#web/words/support-account.ts';
import type { SupportDialog } from './AccountDialogs.tsx';

interface MoreMenuProps {
  account: SupportAccount;
  open: (dialog: SupportDialog) => void;
}

export const MoreMenu = ({ account: { locked, staff }, open }: MoreMenuProps) => (
  <Menu
    trigger={
      <Button>
        {words.manage} <ChevronDown aria-hidden="true" />
      </Button>
    }
    items={[
      { label: words.changePlan, icon: <CalendarClock />, onSelect: () => open('plan') },
      { label: words.showEmail, icon: <Mail />, onSelect: () => open('reveal') },
      {
        label: staff ? words.removeFromStaff : words.addToStaff,
        icon: <UserRoundCog />,
        onSelect: () => open('staff'),
      },
      'separator',
      {
        label: locked ? words.unlock : words.lock,
        icon: locked ? <LockOpen /> : <Lock />,
        danger: !locked,
        onSelect: () => open('lock'),
      },
    ]}
  />
);
