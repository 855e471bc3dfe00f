import { CircleCheck, Copy, FolderOpen, UserRound } from 'lucide-react';
import type { Report } from '#contract/support-reports.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import type { RowActions } from '#web/ui/table/table-columns.ts';
import { reports as words } from '#web/words/reports.ts';
import { support } from '#web/words/support.ts';
import { verbs } from '#web/words/verbs.ts';

export type ReportDialog = 'show' | 'close' | 'reopen';

export const reportActions =
  (open: (dialog: ReportDialog, id: number) => void): RowActions<Report> =>
  ({ id, address, account, closed }) => [
    closed
      ? {
          label: words.reopen,
          icon: <FolderOpen />,
          changes: true,
          onSelect: () => open('reopen', id),
        }
      : {
          label: words.closeReport,
          icon: <CircleCheck />,
          changes: true,
          quick: true,
          onSelect: () => open('close', id),
        },
    'separator',
    ...(account ? [{ label: support.openAccount, icon: <UserRound />, to: `/support/${account.id}` }] : []),
    {
      label: verbs.copyUrl,
      icon: <Copy />,
      shortcut: 'c',
      onSelect: () => void copyWithToast(address, verbs.urlCopied),
    },
  ];
