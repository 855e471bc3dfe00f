import { CircleMinus, CircleSlash, Copy, ExternalLink, SquareArrowOutUpRight } from 'lucide-react';
import type { ChannelItem } from '#contract/channels.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import type { RowActions } from '#web/ui/table/table-columns.ts';
import { channelPage as words } from '#web/words/channel-page.ts';
import { verbs } from '#web/words/verbs.ts';
import { addressOf, placeOf } from './item-place.ts';

/** @param takeOut undefined if the server can't remove items from a channel */
export const itemActions =
  (takeOut: ((item: ChannelItem) => void) | undefined, hasBio: boolean): RowActions<ChannelItem> =>
  (item) => {
    const to = placeOf(item, hasBio);
    const href = addressOf(item);
    return [
      ...(to ? [{ label: verbs.open, icon: <SquareArrowOutUpRight />, shortcut: 'enter', to }] : []),
      {
        label: verbs.copyUrl,
        icon: <Copy />,
        shortcut: 'c',
        quick: true,
        onSelect: () => void copyWithToast(item.link, verbs.urlCopied),
      },
      ...(href ? [{ label: words.openUrl, icon: <ExternalLink />, href }] : []),
      'separator',
      takeOut
        ? {
            label: words.removeItems,
            icon: <CircleMinus />,
            shortcut: 'backspace',
            danger: true,
            onSelect: () => takeOut(item),
          }
        : // Users look for the action here, so the reason appears here too.
          { label: words.cantRemove, icon: <CircleSlash />, disabled: true },
    ];
  };
