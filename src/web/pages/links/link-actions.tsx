import {
  Archive,
  ArchiveRestore,
  Copy,
  CopyPlus,
  ExternalLink,
  Flag,
  ListPlus,
  PanelRight,
  Pencil,
  QrCode,
} from 'lucide-react';
import type { Link } from '#contract/links.ts';
import { hasExtension } from '#web/client/server-extensions.ts';
import { linkPath } from '#web/lib/record-paths.ts';
import { isWebUrl } from '#web/lib/urls.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { deleteAction } from '#web/ui/overlay/delete-action.tsx';
import type { RowAction, RowActions } from '#web/ui/table/table-columns.ts';
import { bulk } from '#web/words/bulk.ts';
import { linkQr } from '#web/words/link-qr.ts';
import { links as words } from '#web/words/links.ts';
import { verbs } from '#web/words/verbs.ts';

const opens = (label: string, icon: RowAction['icon'], address: string, changes = false): RowAction[] =>
  isWebUrl(address) ? [{ label, icon, href: address, changes }] : [];

export type LinkDialog = 'new' | 'copy' | 'edit' | 'code' | 'archive' | 'delete' | 'campaign' | 'channel';

type Open = (dialog: LinkDialog, id: number) => void;

const archives = (link: Link, open: Open): RowAction[] => {
  if (!hasExtension('options')) return [];
  const onSelect = () => open('archive', link.id);
  return link.state?.archived
    ? [{ label: verbs.restore, changes: true, icon: <ArchiveRestore />, onSelect }]
    : [{ label: verbs.archive, changes: true, icon: <Archive />, onSelect }];
};

/** @param canChange whether the server can change links */
export const linkActions =
  (open: Open, canChange: boolean): RowActions<Link> =>
  (link) => [
    { label: words.showDetails, icon: <PanelRight />, shortcut: 'enter', to: linkPath(link.shorturl) },
    {
      label: verbs.copyShortUrl,
      icon: <Copy />,
      shortcut: 'c',
      quick: true,
      onSelect: () => void copyWithToast(link.shorturl, verbs.shortUrlCopied),
    },
    {
      label: words.copyDestination,
      icon: <Copy />,
      onSelect: () => void copyWithToast(link.longurl, words.destinationCopied),
    },
    {
      label: linkQr.show,
      icon: <QrCode />,
      shortcut: 'q',
      quick: true,
      onSelect: () => open('code', link.id),
    },
    ...(canChange
      ? [
          {
            label: verbs.edit,
            changes: true,
            icon: <Pencil />,
            shortcut: 'e',
            onSelect: () => open('edit', link.id),
          },
          {
            label: words.duplicate,
            changes: true,
            icon: <CopyPlus />,
            onSelect: () => open('copy', link.id),
          },
        ]
      : []),
    {
      label: bulk.addToCampaign,
      changes: true,
      icon: <Flag />,
      onSelect: () => open('campaign', link.id),
    },
    {
      label: bulk.addToChannel,
      changes: true,
      icon: <ListPlus />,
      onSelect: () => open('channel', link.id),
    },
    'separator',
    // Opening the short URL counts a click.
    ...opens(words.openShortUrl, <ExternalLink />, link.shorturl, true),
    ...opens(words.openDestination, <ExternalLink />, link.longurl),
    ...(canChange
      ? ['separator' as const, ...archives(link, open), deleteAction(() => open('delete', link.id))]
      : []),
  ];

/** Shortcuts of the actions that have buttons on the link's page. */
const buttons = ['enter', 'c', 'q', 'e'];

/** Actions for the menu of the link's page. Separators that no action follows are removed. */
export const linkPageActions = (link: Link, open: Open, canChange: boolean): (RowAction | 'separator')[] => {
  const rest = linkActions(
    open,
    canChange,
  )(link).filter((action) => action === 'separator' || !buttons.includes(action.shortcut ?? ''));
  return rest.filter(
    (action, place) => action !== 'separator' || (rest[place + 1] ?? 'separator') !== 'separator',
  );
};
