import { Copy, ExternalLink, ListChecks, Pencil, Server, Trash2 } from 'lucide-react';
import type { Domain } from '#contract/domains.ts';
import { isWebUrl } from '#web/lib/urls.ts';
import { copyAndTell } from '#web/ui/base/copy-and-tell.ts';
import type { RowActions } from '#web/ui/table/table-columns.ts';

export type DomainDialog = 'edit' | 'dns' | 'delete';

const setUp = (onSelect: () => void) => ({
  label: 'Finish setup',
  icon: <ListChecks />,
  shortcut: 'd',
  onSelect,
});

export const domainActions =
  (open: (dialog: DomainDialog, id: number) => void): RowActions<Domain> =>
  ({ id, domain, setup }) => [
    ...(setup ? [setUp(() => open('dns', id))] : []),
    {
      label: 'Edit redirects',
      changes: true,
      icon: <Pencil />,
      shortcut: 'e',
      onSelect: () => open('edit', id),
    },
    ...(setup
      ? []
      : [{ label: 'DNS record', icon: <Server />, shortcut: 'd', onSelect: () => open('dns', id) }]),
    'separator',
    {
      label: 'Copy domain',
      icon: <Copy />,
      shortcut: 'c',
      quick: true,
      onSelect: () => void copyAndTell(domain, 'Domain copied'),
    },
    ...(isWebUrl(domain) ? [{ label: 'Visit domain', icon: <ExternalLink />, href: domain }] : []),
    'separator',
    {
      label: 'Delete',
      icon: <Trash2 />,
      shortcut: 'backspace',
      danger: true,
      onSelect: () => open('delete', id),
    },
  ];
