import { CircleCheck, Copy, FolderOpen, UserRound } from 'lucide-react';
import type { Report } from '#contract/support-reports.ts';
import { copyAndTell } from '#web/ui/base/copy-and-tell.ts';
import type { RowActions } from '#web/ui/table/table-columns.ts';

export type ReportDialog = 'show' | 'close' | 'reopen';

export const reportActions =
  (open: (dialog: ReportDialog, id: number) => void): RowActions<Report> =>
  ({ id, address, account, closed }) => [
    closed
      ? {
          label: 'Open it again',
          icon: <FolderOpen />,
          changes: true,
          onSelect: () => open('reopen', id),
        }
      : {
          label: 'Close the report',
          icon: <CircleCheck />,
          changes: true,
          quick: true,
          onSelect: () => open('close', id),
        },
    'separator',
    ...(account ? [{ label: 'Go to the account', icon: <UserRound />, to: `/support/${account.id}` }] : []),
    {
      label: 'Copy address',
      icon: <Copy />,
      shortcut: 'c',
      onSelect: () => void copyAndTell(address, 'Address copied'),
    },
  ];
