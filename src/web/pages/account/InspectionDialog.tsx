import { useQuery } from '@tanstack/react-query';
import type { TrailEntry } from '#contract/support-records.ts';
import { readingOf } from '#web/api/reading-of.ts';
import { ownTrail } from '#web/api/support.ts';
import { whyOf } from '#web/api/trail-words.ts';
import { useOpened } from '#web/lib/opened.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FailedRead } from '#web/ui/FailedRead.tsx';
import { LookedAt } from '#web/ui/LookedAt.tsx';

interface InspectionDialogProps {
  /** What began it; undefined: closed. */
  entry: TrailEntry | undefined;
  onClose: () => void;
}

const most = 200;

export const InspectionDialog = ({ entry, onClose }: InspectionDialogProps) => {
  const { subject, isOpen } = useOpened(entry);
  const inspection = subject?.inspection ?? 0;
  const list = useQuery({ ...ownTrail({ page: 1, limit: most, inspection }), enabled: inspection > 0 });
  const reading = readingOf(list);
  if (!subject) return null;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="large"
      title={`What ${subject.staff} looked at`}
      text={<bdi>{whyOf(subject)}</bdi>}
      foot={<Button onClick={onClose}>Done</Button>}
    >
      {reading.error ? <FailedRead what="list" reading={reading} /> : <LookedAt entries={list.data?.trail} />}
    </Dialog>
  );
};
