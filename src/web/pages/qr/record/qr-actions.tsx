import { Copy, Download, Pencil, QrCode, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import type { Qr } from '#contract/qr.ts';
import { qrEditPath, qrPath } from '#web/lib/record-paths.ts';
import { copyAndTell } from '#web/ui/base/copy-and-tell.ts';
import type { RowActions } from '#web/ui/table/table-columns.ts';
import { verbs } from '#web/words/verbs.ts';
import { qr as words } from '#web/words/qr.ts';

/** The service stores pictures as SVG, so another ending isn't one of its addresses. */
const svgOf = (image: string) => (image.endsWith('.svg') ? image : undefined);

export type QrDialog = 'show' | 'delete';

export const qrActions =
  (open: (dialog: QrDialog, id: number) => void): RowActions<Qr> =>
  ({ id, link, image }) => {
    const svg = image && svgOf(image);
    return [
      { label: verbs.open, icon: <SquareArrowOutUpRight />, shortcut: 'enter', to: qrPath(id) },
      {
        label: words.show,
        icon: <QrCode />,
        shortcut: 'q',
        quick: true,
        onSelect: () => open('show', id),
      },
      {
        label: verbs.copyUrl,
        icon: <Copy />,
        shortcut: 'c',
        quick: true,
        onSelect: () => void copyAndTell(link, verbs.urlCopied),
      },
      { label: verbs.edit, changes: true, icon: <Pencil />, shortcut: 'e', to: qrEditPath(id) },
      ...(svg ? [{ label: words.openImage, icon: <Download />, href: svg }] : []),
      'separator',
      {
        label: verbs.delete,
        icon: <Trash2 />,
        shortcut: 'backspace',
        danger: true,
        onSelect: () => open('delete', id),
      },
    ];
  };
