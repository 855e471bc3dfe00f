import { Copy, CornerUpRight, ExternalLink } from 'lucide-react';
import type { Link } from '#contract/links.ts';
import { isWebUrl } from '#web/lib/urls.ts';
import { copyAndTell } from '#web/ui/copy-and-tell.ts';
import type { RowAction } from '#web/ui/table-columns.ts';

const opens = (label: string, icon: RowAction['icon'], address: string): RowAction[] =>
  isWebUrl(address) ? [{ label, icon, href: address }] : [];

export const linkActions = (link: Link): (RowAction | 'separator')[] => [
  {
    label: 'Copy short URL',
    icon: <Copy />,
    shortcut: 'c',
    quick: true,
    onSelect: () => void copyAndTell(link.shorturl, 'Short URL copied'),
  },
  {
    label: 'Copy destination',
    icon: <Copy />,
    onSelect: () => void copyAndTell(link.longurl, 'Destination copied'),
  },
  'separator',
  ...opens('Open short URL', <ExternalLink />, link.shorturl),
  ...opens('Open destination', <CornerUpRight />, link.longurl),
];
