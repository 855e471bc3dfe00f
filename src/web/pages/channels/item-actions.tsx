import { CircleSlash, Copy, ExternalLink, SquareArrowOutUpRight } from 'lucide-react';
import type { ChannelItem } from '#contract/channels.ts';
import { copyAndTell } from '#web/ui/copy-and-tell.ts';
import type { RowAction } from '#web/ui/table-columns.ts';
import { addressOf, placeOf } from './item-place.ts';

export const itemActions = (item: ChannelItem): (RowAction | 'separator')[] => {
  const to = placeOf(item);
  const href = addressOf(item);
  return [
    ...(to ? [{ label: 'Open', icon: <SquareArrowOutUpRight />, shortcut: 'enter', to }] : []),
    {
      label: 'Copy address',
      icon: <Copy />,
      shortcut: 'c',
      quick: true,
      onSelect: () => void copyAndTell(item.link, 'Address copied'),
    },
    ...(href ? [{ label: 'Open address', icon: <ExternalLink />, href }] : []),
    'separator',
    // Where one looks for it, one is told.
    { label: 'Take out: the API can’t', icon: <CircleSlash />, disabled: true },
  ];
};
