import { Archive, ArchiveRestore, Copy, Download, Flag, ListPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Link } from '#contract/links.ts';
import { linkPick } from '#web/api/pickable.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { AddToGroupDialog } from '#web/bulk/add-to-group-dialog.ts';
import { ExportDialog } from '#web/bulk/export-dialog.ts';
import type { SelectedRows } from '#web/browser/selected-rows.ts';
import type { ActionBarProps } from '#web/ui/table/ActionBar.tsx';
import { ActionBar } from '#web/ui/table/ActionBar.tsx';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { bulk } from '#web/words/bulk.ts';
import { counts } from '#web/words/counts.ts';
import { verbs } from '#web/words/verbs.ts';
import { links as words } from '#web/words/links.ts';

/** Most users of the list never select anything, so the dialogs load on demand. */
const DeleteLinksDialog = dialogOnDemand(
  async () => (await import('./DeleteLinksDialog.tsx')).DeleteLinksDialog,
);

const ArchiveLinksDialog = dialogOnDemand(
  async () => (await import('./ArchiveLinksDialog.tsx')).ArchiveLinksDialog,
);

type SelectedDialog = 'campaign' | 'channel' | 'export' | 'archive' | 'delete';

const one = { id: 1 };

interface SelectedLinksProps {
  selected: SelectedRows<Link>;
  steps: ActionBarProps['steps'];
  all: ActionBarProps['all'];
}

export const SelectedLinks = ({ selected, steps, all }: SelectedLinksProps) => {
  const { rows, pages, hidden, clear } = selected;
  const canDelete = useExtension('links');
  const canArchive = useExtension('options');
  const active = rows.filter(({ state }) => !state?.archived);
  const isArchiving = active.length > 0;
  const [dialog, setDialog] = useState<SelectedDialog>();
  const open = (name: SelectedDialog) => () => setDialog(name);
  const close = () => setDialog(undefined);
  const of = (name: SelectedDialog) => (dialog === name ? one : undefined);
  const shortUrls = rows.map(({ shorturl }) => shorturl).join('\n');
  return (
    <>
      <ActionBar
        count={rows.length}
        pages={pages}
        hidden={hidden}
        onClear={clear}
        steps={steps}
        all={all}
        actions={[
          {
            label: bulk.addToCampaign,
            changes: true,
            icon: <Flag />,
            shortcut: 'm',
            onSelect: open('campaign'),
          },
          {
            label: bulk.addToChannel,
            changes: true,
            icon: <ListPlus />,
            shortcut: 'h',
            onSelect: open('channel'),
          },
          {
            label: words.copyShortUrls(rows.length),
            icon: <Copy />,
            shortcut: 'c',
            onSelect: () => void copyWithToast(shortUrls, words.shortUrlsCopied(rows.length)),
          },
          { label: verbs.export, icon: <Download />, shortcut: 'e', onSelect: open('export') },
          ...(canArchive
            ? [
                {
                  label: isArchiving ? verbs.archive : verbs.restore,
                  changes: true,
                  icon: isArchiving ? <Archive /> : <ArchiveRestore />,
                  shortcut: 'a',
                  onSelect: open('archive'),
                },
              ]
            : []),
          ...(canDelete
            ? [
                {
                  label: verbs.delete,
                  icon: <Trash2 />,
                  shortcut: 'backspace',
                  danger: true,
                  onSelect: open('delete'),
                },
              ]
            : []),
        ]}
      />
      {(['campaign', 'channel'] as const).map((into) => (
        <DialogPresence key={into} by={of(into)} onClose={close}>
          {(opened) => (
            <AddToGroupDialog
              {...opened}
              into={into}
              items={rows.map(linkPick)}
              words={counts.links}
              onKept={selected.selection.onChange}
            />
          )}
        </DialogPresence>
      ))}
      <DialogPresence by={of('export')} onClose={close}>
        {(opened) => <ExportDialog {...opened} list="links" selected={rows} />}
      </DialogPresence>
      <DialogPresence by={of('archive')} onClose={close}>
        {(opened) => (
          <ArchiveLinksDialog
            {...opened}
            links={isArchiving ? active : rows}
            archived={isArchiving}
            onKept={selected.selection.onChange}
          />
        )}
      </DialogPresence>
      <DialogPresence by={of('delete')} onClose={close}>
        {(opened) => <DeleteLinksDialog {...opened} links={rows} onKept={selected.selection.onChange} />}
      </DialogPresence>
    </>
  );
};
