import { Copy, Download, Flag, ListPlus } from 'lucide-react';
import { useState } from 'react';
import type { Link } from '#contract/links.ts';
import type { GroupKind } from '#web/api/group-picks.ts';
import { linkPick } from '#web/api/picks.ts';
import { AddToGroup } from '#web/bulk/AddToGroup.tsx';
import { downloadText } from '#web/lib/download.ts';
import { countOf } from '#web/lib/numbers.ts';
import type { SelectedRows } from '#web/lib/selected-rows.ts';
import type { ActionBarProps } from '#web/ui/ActionBar.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { copyAndTell } from '#web/ui/copy-and-tell.ts';
import { linkCsv } from './link-csv.ts';

interface SelectedLinksProps {
  selected: SelectedRows<Link>;
  steps: ActionBarProps['steps'];
  all: ActionBarProps['all'];
}

const words = (count: number) => countOf(count, 'link');

export const SelectedLinks = ({ selected, steps, all }: SelectedLinksProps) => {
  const { rows, pages, clear } = selected;
  const [dialog, setDialog] = useState<{ into: GroupKind; times: number }>();
  const [isOpen, setOpen] = useState(false);
  const add = (into: GroupKind) => () => {
    setDialog({ into, times: (dialog?.times ?? 0) + 1 });
    setOpen(true);
  };
  const shortUrls = rows.map(({ shorturl }) => shorturl).join('\n');
  return (
    <>
      <ActionBar
        count={rows.length}
        pages={pages}
        onClear={clear}
        steps={steps}
        all={all}
        actions={[
          { label: 'Add to campaign', icon: <Flag />, shortcut: 'm', onSelect: add('campaign') },
          { label: 'Add to channel', icon: <ListPlus />, shortcut: 'h', onSelect: add('channel') },
          {
            label: rows.length === 1 ? 'Copy short URL' : 'Copy short URLs',
            icon: <Copy />,
            shortcut: 'c',
            onSelect: () => void copyAndTell(shortUrls, `${countOf(rows.length, 'short URL')} copied`),
          },
          {
            label: 'Export CSV',
            icon: <Download />,
            shortcut: 'e',
            onSelect: () => downloadText(linkCsv(rows), 'links.csv', 'text/csv'),
          },
        ]}
      />
      {dialog ? (
        <AddToGroup
          key={dialog.times}
          open={isOpen}
          onClose={() => setOpen(false)}
          into={dialog.into}
          items={rows.map(linkPick)}
          words={words}
          onKept={selected.selection.onChange}
        />
      ) : null}
    </>
  );
};
