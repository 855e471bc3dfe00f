import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SupportAccount } from '#contract/support-records.ts';
import { inspectionMinutes } from '#contract/support-records.ts';
import { enterInspection, openInspection } from '#web/api/support-inspection.ts';
import { secondStepState } from '#web/api/second-step.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { changeLock, changeStaff } from '#web/api/support.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { useOpened } from '#web/browser/opened.ts';
import { toast } from '#web/ui/base/toast.ts';
import { supportAccount as words } from '#web/words/support-account.ts';
import { BundleDialog } from './BundleDialog.tsx';
import { ConfirmStepDialog } from './ConfirmStepDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { RevealDialog } from './RevealDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

export type SupportDialog = 'inspect' | 'look' | 'plan' | 'lock' | 'staff' | 'reveal' | 'bundle';

interface AccountDialogsProps {
  dialog: AddressDialog<SupportDialog>;
  account: SupportAccount;
}

/** Each dialog keeps its subject while it fades out. */
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
  // The account from when the dialog opened, so that the dialog's changes don't alter its text.
  const { locked, staff: isStaff } = subject.account;
  const common = { open: isOpen, onClose: dialog.close };
  const saved = (message: string) => () => {
    toast(message);
    dialog.close();
  };
  const which = places[subject.id - 1];
  const key = `${which} ${times}`;
  switch (which) {
    case 'inspect':
      return (
        <ReasonDialog
          key={key}
          {...common}
          name={`inspection of ${id}`}
          title={words.inspectTitle(username)}
          text={words.inspectText(username, inspectionMinutes)}
          submitLabel={words.startInspection}
          save={(why) => openInspection(id, why)}
          // Starts viewing once the draft is dropped, since an inspection keeps nothing. The frame navigates away,
          // since these pages aren't the customer's.
          onSaved={() => {
            enterInspection(account);
            queryClient.clear();
          }}
        />
      );
    case 'look':
      return (
        <ReasonDialog
          key={key}
          {...common}
          name={`inspection of ${id}`}
          title={words.lookTitle(username)}
          text={words.lookText(inspectionMinutes)}
          submitLabel={words.showFindings}
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
        <ReasonDialog
          key={key}
          {...common}
          danger={!locked}
          name={`lock of ${id}`}
          example={locked ? '' : words.lockExample}
          title={(locked ? words.unlockTitle : words.lockTitle)(username)}
          text={locked ? words.unlockText : words.lockText(username, account.links, account.qrs)}
          submitLabel={locked ? words.unlock : words.lock}
          save={(why) => lock.mutateAsync({ id, locked: !locked, ...why })}
          onSaved={saved(locked ? words.unlocked : words.locked)}
        />
      );
    case 'staff':
      return (
        <ReasonDialog
          key={key}
          {...common}
          noTicket
          example=""
          name={`staff ${id}`}
          title={(isStaff ? words.removeTitle : words.addTitle)(username)}
          text={isStaff ? words.removeText : words.addText(username)}
          submitLabel={isStaff ? words.removeFromStaff : words.addToStaff}
          save={({ reason }) => staff.mutateAsync({ id, staff: !isStaff, reason })}
          onSaved={saved(isStaff ? words.removed : words.added)}
        />
      );
    default:
      return null;
  }
};
