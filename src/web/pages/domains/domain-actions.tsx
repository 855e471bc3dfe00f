import { ChartLine, Copy, ExternalLink, ListChecks, Pencil, Server, Trash2 } from 'lucide-react';
import type { Domain } from '#contract/domains.ts';
import { statisticsPath } from '#web/lib/record-paths.ts';
import { isWebUrl } from '#web/lib/urls.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import type { RowActions } from '#web/ui/table/table-columns.ts';
import { domains as words } from '#web/words/domains.ts';
import { navigation } from '#web/words/navigation.ts';
import { verbs } from '#web/words/verbs.ts';
import { isDefault } from './default-domain.ts';

export type DomainDialog = 'edit' | 'dns' | 'delete';

const setUp = (onSelect: () => void) => ({
  label: words.finishSetup,
  icon: <ListChecks />,
  shortcut: 'd',
  onSelect,
});

const taking = ({ domain }: Domain) => [
  {
    label: words.copyDomain,
    icon: <Copy />,
    shortcut: 'c',
    quick: true,
    onSelect: () => void copyWithToast(domain, words.domainCopied),
  },
  ...(isWebUrl(domain) ? [{ label: words.visit, icon: <ExternalLink />, href: domain }] : []),
];

export const domainActions =
  (open: (dialog: DomainDialog, id: number) => void, hasStatistics: boolean): RowActions<Domain> =>
  (domain) => {
    const { id, setup } = domain;
    // Nobody can edit the service’s own host.
    if (isDefault(domain)) return taking(domain);
    return [
      ...(setup ? [setUp(() => open('dns', id))] : []),
      {
        label: words.editRedirects,
        changes: true,
        icon: <Pencil />,
        shortcut: 'e',
        onSelect: () => open('edit', id),
      },
      ...(setup
        ? []
        : [{ label: words.dnsRecord, icon: <Server />, shortcut: 'd', onSelect: () => open('dns', id) }]),
      ...(hasStatistics && !setup
        ? [{ label: navigation.statistics, icon: <ChartLine />, to: statisticsPath('domain', id) }]
        : []),
      'separator',
      ...taking(domain),
      'separator',
      {
        label: verbs.delete,
        icon: <Trash2 />,
        shortcut: 'backspace',
        danger: true,
        onSelect: () => open('delete', id),
      },
    ];
  };
