import {
  Copy,
  ExternalLink,
  ListPlus,
  PanelRight,
  Pencil,
  SquareArrowOutUpRight,
  Trash2,
} from 'lucide-react';
import type { Campaign } from '#contract/campaigns.ts';
import { isWebUrl } from '#web/lib/urls.ts';
import { copyAndTell } from '#web/ui/base/copy-and-tell.ts';
import type { RowAction, RowActions } from '#web/ui/table/table-columns.ts';

export type CampaignDialog = 'new' | 'show' | 'edit' | 'assign' | 'delete';

export const campaignActions =
  (open: (dialog: CampaignDialog, id: number) => void, hasPage: boolean): RowActions<Campaign> =>
  ({ id, rotator, list, public: isPublic }) => {
    const opens = (label: string, address: string): RowAction[] =>
      isWebUrl(address) ? [{ label, icon: <ExternalLink />, href: address }] : [];
    return [
      hasPage
        ? { label: 'Open', icon: <SquareArrowOutUpRight />, shortcut: 'enter', to: `/campaigns/${id}` }
        : { label: 'Open', icon: <PanelRight />, shortcut: 'enter', onSelect: () => open('show', id) },
      {
        label: 'Add links',
        changes: true,
        icon: <ListPlus />,
        shortcut: 'a',
        quick: true,
        onSelect: () => open('assign', id),
      },
      { label: 'Edit', changes: true, icon: <Pencil />, shortcut: 'e', onSelect: () => open('edit', id) },
      'separator',
      ...(rotator
        ? [
            {
              label: 'Copy rotator address',
              icon: <Copy />,
              shortcut: 'c',
              quick: true,
              onSelect: () => void copyAndTell(rotator, 'Rotator address copied'),
            },
          ]
        : []),
      {
        label: 'Copy list address',
        icon: <Copy />,
        shortcut: 'l',
        onSelect: () => void copyAndTell(list, 'List address copied'),
      },
      ...(rotator ? opens('Open rotator', rotator) : []),
      ...(isPublic ? opens('Open list page', list) : []),
      'separator',
      {
        label: 'Delete',
        icon: <Trash2 />,
        shortcut: 'backspace',
        danger: true,
        onSelect: () => open('delete', id),
      },
    ];
  };
