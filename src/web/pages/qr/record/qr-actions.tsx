import { Copy, Download, Pencil, QrCode, SquareArrowOutUpRight } from 'lucide-react';
import type { Qr } from '#contract/qr.ts';
import { qrEditPath, qrPath } from '#web/lib/record-paths.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { deleteAction } from '#web/ui/overlay/delete-action.tsx';
import type { RowAction, RowActions } from '#web/ui/table/table-columns.ts';
import { verbs } from '#web/words/verbs.ts';
import { qr as words } from '#web/words/qr.ts';

/** The service stores pictures as SVG, so an address with another ending isn't one of its own. */
const svgOf = (image: string) => (image.endsWith('.svg') ? image : undefined);

export type QrDialog = 'show' | 'delete';

type Open = (dialog: QrDialog, id: number) => void;

const opensImage = (svg: string | undefined): RowAction[] =>
  svg ? [{ label: words.openImage, icon: <Download />, href: svg }] : [];

/** Actions for the menu of the code's page, which has buttons for the others. */
export const qrPageActions = ({ id, image }: Qr, open: Open): RowAction[] => [
  ...opensImage(image && svgOf(image)),
  deleteAction(() => open('delete', id)),
];

export const qrActions =
  (open: Open): RowActions<Qr> =>
  ({ id, link, image }) => [
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
      onSelect: () => void copyWithToast(link, verbs.urlCopied),
    },
    { label: verbs.edit, changes: true, icon: <Pencil />, shortcut: 'e', to: qrEditPath(id) },
    ...opensImage(image && svgOf(image)),
    'separator',
    deleteAction(() => open('delete', id)),
  ];
