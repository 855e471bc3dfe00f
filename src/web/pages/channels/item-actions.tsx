import { CircleMinus, CircleSlash, Copy, ExternalLink, SquareArrowOutUpRight } from 'lucide-react';
import type { ChannelItem } from '#contract/channels.ts';
import { copyAndTell } from '#web/ui/base/copy-and-tell.ts';
import type { RowActions } from '#web/ui/table/table-columns.ts';
import { addressOf, placeOf } from './item-place.ts';

/** @param takeOut absent where the server can't take an item out again */
export const itemActions =
  (takeOut: ((item: ChannelItem) => void) | undefined, hasBio: boolean): RowActions<ChannelItem> =>
  (item) => {
    const to = placeOf(item, hasBio);
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
      takeOut
        ? {
            label: 'Remove from channel',
            icon: <CircleMinus />,
            shortcut: 'backspace',
            danger: true,
            onSelect: () => takeOut(item),
          }
        : // Where one looks for it, one is told.
          { label: 'Remove: the API can’t', icon: <CircleSlash />, disabled: true },
    ];
  };
