import { Copy } from 'lucide-react';
import type { Qr } from '#contract/qr.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { qrPath } from '#web/lib/record-paths.ts';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { verbs } from '#web/words/verbs.ts';
import { qr } from '#web/words/qr.ts';
import { qrDialogs as words } from '#web/words/qr-dialogs.ts';
import { nameOf } from './qr-columns.tsx';

interface ShowQrDialogProps {
  open: boolean;
  onClose: () => void;
  code: Qr;
}

/** Shows the code large enough to be scanned from the screen. */
export const ShowQrDialog = ({ open, onClose, code }: ShowQrDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={nameOf(code)}
    text={<WholeAddress url={code.link} />}
    size="small"
    foot={
      <>
        <Button icon={<Copy />} onClick={() => void copyWithToast(code.link, verbs.urlCopied)}>
          {verbs.copyUrl}
        </Button>
        <LinkButton to={qrPath(code.id)}>{words.viewDetails}</LinkButton>
      </>
    }
  >
    <QrPicture size="large" src={code.image} alt={qr.imageOf(nameOf(code))} missing={qr.noImage} />
  </Dialog>
);
