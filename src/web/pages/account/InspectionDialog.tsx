import { useQuery } from '@tanstack/react-query';
import type { TrailEntry } from '#contract/support-records.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { ownTrail } from '#web/api/support.ts';
import { reasonOf } from '#web/api/trail-words.ts';
import { useOpened } from '#web/browser/opened.ts';
import { InspectionEntriesDialog } from '#web/ui/overlay/InspectionEntriesDialog.tsx';
import { account as words } from '#web/words/account.ts';

interface InspectionDialogProps {
  /** The entry that started the inspection. Undefined if the dialog is closed. */
  entry: TrailEntry | undefined;
  onClose: () => void;
}

const most = 200;

export const InspectionDialog = ({ entry, onClose }: InspectionDialogProps) => {
  const { subject, isOpen } = useOpened(entry);
  const inspection = subject?.inspection ?? 0;
  const list = useQuery({ ...ownTrail({ page: 1, limit: most, inspection }), enabled: inspection > 0 });
  return subject ? (
    <InspectionEntriesDialog
      open={isOpen}
      onClose={onClose}
      title={words.viewedBy(subject.staff)}
      text={reasonOf(subject)}
      reading={listStatusOf(list)}
      entries={list.data?.trail}
    />
  ) : null;
};
