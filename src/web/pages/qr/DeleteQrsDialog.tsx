import type { Qr } from '#contract/qr.ts';
import { codePick } from '#web/api/picks.ts';
import { DeleteManyDialog } from '#web/bulk/DeleteManyDialog.tsx';
import { deleteCodesJob } from '#web/jobs/kinds/deletion.ts';
import { countOf } from '#web/lib/numbers.ts';

interface DeleteQrsDialogProps {
  open: boolean;
  onClose: () => void;
  codes: readonly Qr[];
  /** Called with the ids of those that are still there. */
  onKept: (ids: ReadonlySet<number>) => void;
}

export const DeleteQrsDialog = ({ codes, ...dialog }: DeleteQrsDialogProps) => {
  const scans = codes.reduce((sum, code) => sum + code.scans, 0);
  return (
    <DeleteManyDialog
      {...dialog}
      items={codes.map(codePick)}
      words={(count) => countOf(count, 'QR code')}
      text={`Wherever they are printed, their addresses lead nowhere from then on. ${
        scans === 0
          ? 'None of them was ever scanned.'
          : `${countOf(scans, 'scan')} and where they came from are gone with them.`
      }`}
      jobOf={deleteCodesJob}
    />
  );
};
