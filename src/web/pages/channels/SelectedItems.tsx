import { CircleMinus, Copy } from 'lucide-react';
import type { ChannelItem } from '#contract/channels.ts';
import type { SelectedRows } from '#web/browser/selected-rows.ts';
import type { ActionBarProps } from '#web/ui/table/ActionBar.tsx';
import { ActionBar } from '#web/ui/table/ActionBar.tsx';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { channelPage as words } from '#web/words/channel-page.ts';

interface SelectedItemsProps {
  selected: SelectedRows<ChannelItem>;
  steps: ActionBarProps['steps'];
  /** Undefined if the server can't remove items from a channel. */
  onTakeOut: ((items: readonly ChannelItem[]) => void) | undefined;
}

export const SelectedItems = ({ selected, steps, onTakeOut }: SelectedItemsProps) => {
  const { rows, pages, hidden, clear } = selected;
  const addresses = rows.map(({ link }) => link).join('\n');
  return (
    <ActionBar
      count={rows.length}
      pages={pages}
      hidden={hidden}
      onClear={clear}
      steps={steps}
      actions={[
        {
          label: words.copyUrls(rows.length),
          icon: <Copy />,
          shortcut: 'c',
          onSelect: () => void copyWithToast(addresses, words.urlsCopied(rows.length)),
        },
        ...(onTakeOut
          ? [
              {
                label: words.removeItems,
                icon: <CircleMinus />,
                shortcut: 'backspace',
                danger: true,
                onSelect: () => onTakeOut(rows),
              },
            ]
          : []),
      ]}
    />
  );
};
