import { useQuery } from '@tanstack/react-query';
import type { TrailEntry } from '#contract/support-records.ts';
import { readingOf } from '#web/api/reading-of.ts';
import { staffTrail } from '#web/api/support.ts';
import { whyOf } from '#web/api/trail-words.ts';
import { useOpened } from '#web/lib/opened.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FailedRead } from '#web/ui/FailedRead.tsx';
import { LookedAt } from '#web/ui/LookedAt.tsx';

interface InspectionDialogProps {
  /** Any entry of it; undefined: closed. */
  entry: TrailEntry | undefined;
  onClose: () => void;
}

const most = 200;

/** Everything that was asked for during one inspection. */
export const InspectionDialog = ({ entry, onClose }: InspectionDialogProps) => {
  const { subject, isOpen } = useOpened(entry);
  const inspection = subject?.inspection ?? 0;
  const list = useQuery({ ...staffTrail({ page: 1, limit: most, inspection }), enabled: inspection > 0 });
  const reading = readingOf(list);
  if (!subject) return null;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="large"
      title={`Inspection by ${subject.staff}`}
      text={<bdi>{whyOf(subject)}</bdi>}
      foot={<Button onClick={onClose}>Done</Button>}
    >
      {reading.error ? (
        <FailedRead what="inspection" reading={reading} />
      ) : (
        <LookedAt entries={list.data?.trail} />
      )}
    </Dialog>
  );
};
