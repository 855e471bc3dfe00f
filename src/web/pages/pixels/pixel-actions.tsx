import { Copy } from 'lucide-react';
import type { Pixel } from '#contract/pixels.ts';
import { copyAndTell } from '#web/ui/copy-and-tell.ts';
import type { RowActions } from '#web/ui/table-columns.ts';

export const pixelActions: RowActions<Pixel> = ({ name, tag }) => [
  {
    label: 'Copy tag',
    icon: <Copy />,
    shortcut: 'c',
    quick: true,
    onSelect: () => void copyAndTell(tag, 'Tag copied'),
  },
  {
    label: 'Copy name',
    icon: <Copy />,
    onSelect: () => void copyAndTell(name, 'Name copied'),
  },
];
