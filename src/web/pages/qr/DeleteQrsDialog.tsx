import type { Qr } from '#contract/qr.ts';
import { codePick } from '#web/api/pickable.ts';
import { DeleteManyDialog } from '#web/bulk/DeleteManyDialog.tsx';
import { deleteCodesJob } from '#web/jobs/kinds/deletion.ts';
import { counts } from '#web/words/counts.ts';
import { qrDialogs as words } from '#web/words/qr-dialogs.ts';

interface DeleteQrsDialogProps {
  open: boolean;
  onClose: () => void;
  codes: readonly Qr[];
  /** Called with the ids of codes that still exist. */
  onKept: (ids: ReadonlySet<number>) => void;
}

export const DeleteQrsDialog = ({ codes, ...dialog }: DeleteQrsDialogProps) => {
  const scans = codes.reduce((sum, code) => sum + code.scans, 0);
  return (
    <DeleteManyDialog
      {...dialog}
      items={codes.map(codePick)}
      words={counts.qr}
      text={`${words.allStop(codes.length)} ${scans === 0 ? words.noneScanned(codes.length) : words.losesScans(scans)}`}
      jobOf={deleteCodesJob}
    />
  );
};
