import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SupportAccount } from '#contract/support-records.ts';
import { inspectionMinutes } from '#contract/support-records.ts';
import { openInspection, startInspection } from '#web/api/support-inspection.ts';
import { secondStepState } from '#web/api/second-step.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { changeLock, changeStaff } from '#web/api/support.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { countOf } from '#web/lib/numbers.ts';
import { useOpened } from '#web/browser/opened.ts';
import { toast } from '#web/ui/base/toast.ts';
import { BundleDialog } from './BundleDialog.tsx';
import { ConfirmStepDialog } from './ConfirmStepDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { RevealDialog } from './RevealDialog.tsx';
import { WhyDialog } from './WhyDialog.tsx';

export type SupportDialog = 'inspect' | 'look' | 'plan' | 'lock' | 'staff' | 'reveal' | 'bundle';

interface AccountDialogsProps {
  dialog: AddressDialog<SupportDialog>;
  account: SupportAccount;
}

/** What each of the dialogs is about stays while it fades out. */
const places: readonly SupportDialog[] = ['inspect', 'look', 'plan', 'lock', 'staff', 'reveal', 'bundle'];

export const AccountDialogs = ({ dialog, account }: AccountDialogsProps) => {
  const { id, username } = account;
  const queryClient = useQueryClient();
  const lock = useMutation(changeLock);
  const staff = useMutation(changeStaff);
  const place = dialog.name === undefined ? -1 : places.indexOf(dialog.name);
  const { subject, isOpen, times } = useOpened(
    useMemo(() => (place < 0 ? undefined : { id: place + 1, account }), [place, account]),
  );
  const hasSteps = useExtension('security');
  const security = useQuery({ ...secondStepState(), enabled: hasSteps && isOpen });
  if (!subject || (security.isLoading && isOpen)) return null;
  if (security.data?.staff === 'again')
    return <ConfirmStepDialog key={`step ${times}`} open={isOpen} onClose={dialog.close} />;
  // As the account was when the dialog was opened: what it changes does not change its words.
  const { locked, staff: isStaff } = subject.account;
  const common = { open: isOpen, onClose: dialog.close };
  const saved = (words: string) => () => {
    toast(words);
    dialog.close();
  };
  const which = places[subject.id - 1];
  const key = `${which} ${times}`;
  switch (which) {
    case 'inspect':
      return (
        <WhyDialog
          key={key}
          {...common}
          name={`inspection of ${id}`}
          title={`Inspect the account of ${username}`}
          text={`You see every page as ${username} does, for ${inspectionMinutes} minutes, and can change nothing. What you look at is put on record; the customer can read it.`}
          submitLabel="Start the inspection"
          save={(why) => startInspection(account, why)}
          // The frame leads away from here: these pages are not the customer's.
          onSaved={() => queryClient.clear()}
        />
      );
    case 'look':
      return (
        <WhyDialog
          key={key}
          {...common}
          name={`inspection of ${id}`}
          title={`Look into the account of ${username}`}
          text={`You see its findings and latest requests for ${inspectionMinutes} minutes. Each look is put on record; the customer can read it.`}
          submitLabel="Show findings and requests"
          save={(why) => openInspection(id, why)}
          onSaved={() => {
            void queryClient.invalidateQueries({ queryKey: ['support'] });
            dialog.close();
          }}
        />
      );
    case 'plan':
      return <PlanDialog key={key} {...common} account={subject.account} />;
    case 'reveal':
      return <RevealDialog key={key} {...common} account={subject.account} />;
    case 'bundle':
      return <BundleDialog key={key} {...common} account={subject.account} />;
    case 'lock':
      return (
        <WhyDialog
          key={key}
          {...common}
          name={`lock of ${id}`}
          title={locked ? `Unlock the account of ${username}?` : `Lock the account of ${username}?`}
          text={
            locked
              ? 'Its links and codes lead on again, and everything can be changed again.'
              : `${countOf(account.links, 'link')} and ${countOf(account.qrs, 'QR code')} lead to a page that says so. ${username} can still read everything, sees the reason, and can change nothing. Nothing is deleted.`
          }
          submitLabel={locked ? 'Unlock the account' : 'Lock the account'}
          save={(why) => lock.mutateAsync({ id, locked: !locked, ...why })}
          onSaved={saved(locked ? 'Account unlocked' : 'Account locked')}
        />
      );
    case 'staff':
      return (
        <WhyDialog
          key={key}
          {...common}
          noTicket
          name={`staff ${id}`}
          title={isStaff ? `Take ${username} from the staff?` : `Make ${username} one of the staff?`}
          text={
            isStaff
              ? 'Inspections that are under way end at once.'
              : `${username} can then find every account, inspect it, change its plan and lock it, all of it on record.`
          }
          submitLabel={isStaff ? 'Take from the staff' : 'Make one of the staff'}
          save={({ reason }) => staff.mutateAsync({ id, staff: !isStaff, reason })}
          onSaved={saved(isStaff ? 'Taken from the staff' : 'Made one of the staff')}
        />
      );
    default:
      return null;
  }
};
