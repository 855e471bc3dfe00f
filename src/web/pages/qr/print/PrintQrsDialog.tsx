import type { Qr } from '#contract/qr.ts';
import { PrintDialog } from '#web/codes/print-dialog.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { qrPrint as words } from '#web/words/qr-print.ts';
import { verbs } from '#web/words/verbs.ts';
import { useOwnDrawings } from './use-own-drawings.ts';

interface PrintQrsDialogProps {
  open: boolean;
  onClose: () => void;
  codes: readonly Qr[];
}

/** Prints codes of the list, each in its own look. */
export const PrintQrsDialog = ({ open, onClose, codes }: PrintQrsDialogProps) => {
  const { pictures, done } = useOwnDrawings(codes);
  if (done === codes.length && pictures.length > 0)
    return (
      <PrintDialog
        open={open}
        onClose={onClose}
        pictures={pictures}
        missing={codes.length - pictures.length}
      />
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      size="small"
      foot={<Button onClick={onClose}>{verbs.cancel}</Button>}
    >
      {done < codes.length ? (
        <Text size="sm" tone="second" as="p">
          <span role="status">{words.loaded(done, codes.length)}</span>
        </Text>
      ) : (
        <Notice tone="warn">{words.missing(codes.length)}</Notice>
      )}
    </Dialog>
  );
};
