import { Copy, Download, ListPlus, Palette, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Qr } from '#contract/qr.ts';
import { codePick } from '#web/api/pickable.ts';
import { AddToGroupDialog } from '#web/bulk/add-to-group-dialog.ts';
import { ExportDialog } from '#web/bulk/export-dialog.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import type { SelectedRows } from '#web/browser/selected-rows.ts';
import type { ActionBarProps } from '#web/ui/table/ActionBar.tsx';
import { ActionBar } from '#web/ui/table/ActionBar.tsx';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { counts } from '#web/words/counts.ts';
import { verbs } from '#web/words/verbs.ts';
import { qr as words } from '#web/words/qr.ts';
import { qrTemplates as templates } from '#web/words/qr-templates.ts';
import { bulk } from '#web/words/bulk.ts';
import { ApplyTemplateDialog } from './templates/template-dialogs.ts';

/** Most users of the list never select anything, so the dialogs load on demand. */
const DeleteQrsDialog = dialogOnDemand(async () => (await import('./DeleteQrsDialog.tsx')).DeleteQrsDialog);

const PrintQrsDialog = dialogOnDemand(
  async () => (await import('./print/PrintQrsDialog.tsx')).PrintQrsDialog,
);

type SelectedDialog = 'add' | 'template' | 'print' | 'export' | 'delete';

const one = { id: 1 };

interface SelectedQrsProps {
  selected: SelectedRows<Qr>;
  steps: ActionBarProps['steps'];
  all: ActionBarProps['all'];
}

export const SelectedQrs = ({ selected, steps, all }: SelectedQrsProps) => {
  const { rows, pages, hidden, clear } = selected;
  const keepsLooks = useExtension('looks');
  const [dialog, setDialog] = useState<SelectedDialog>();
  const open = (name: SelectedDialog) => () => setDialog(name);
  const close = () => setDialog(undefined);
  const of = (name: SelectedDialog) => (dialog === name ? one : undefined);
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
            label: bulk.addToChannel,
            changes: true,
            icon: <ListPlus />,
            shortcut: 'h',
            onSelect: open('add'),
          },
          ...(keepsLooks
            ? [
                {
                  label: templates.apply,
                  changes: true,
                  icon: <Palette />,
                  shortcut: 't',
                  onSelect: open('template'),
                },
              ]
            : []),
          { label: bulk.print, icon: <Printer />, shortcut: 'p', onSelect: open('print') },
          {
            label: words.copyUrls(rows.length),
            icon: <Copy />,
            shortcut: 'c',
            onSelect: () =>
              void copyWithToast(rows.map(({ link }) => link).join('\n'), words.urlsCopied(rows.length)),
          },
          { label: verbs.export, icon: <Download />, shortcut: 'e', onSelect: open('export') },
          {
            label: verbs.delete,
            icon: <Trash2 />,
            shortcut: 'backspace',
            danger: true,
            onSelect: open('delete'),
          },
        ]}
      />
      <DialogPresence by={of('add')} onClose={close}>
        {(opened) => (
          <AddToGroupDialog
            {...opened}
            onKept={selected.selection.onChange}
            into="channel"
            items={rows.map(codePick)}
            words={counts.qr}
          />
        )}
      </DialogPresence>
      <DialogPresence by={of('template')} onClose={close}>
        {(opened) => <ApplyTemplateDialog {...opened} codes={rows} />}
      </DialogPresence>
      <DialogPresence by={of('print')} onClose={close}>
        {(opened) => <PrintQrsDialog {...opened} codes={rows} />}
      </DialogPresence>
      <DialogPresence by={of('export')} onClose={close}>
        {(opened) => <ExportDialog {...opened} list="qr" selected={rows} />}
      </DialogPresence>
      <DialogPresence by={of('delete')} onClose={close}>
        {(opened) => <DeleteQrsDialog {...opened} codes={rows} onKept={selected.selection.onChange} />}
      </DialogPresence>
    </>
  );
};
