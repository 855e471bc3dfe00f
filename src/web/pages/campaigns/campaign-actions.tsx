import { Copy, ExternalLink, PanelRight, Pencil, Plus, SquareArrowOutUpRight } from 'lucide-react';
import type { Campaign } from '#contract/campaigns.ts';
import { isWebUrl } from '#web/lib/urls.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { deleteAction } from '#web/ui/overlay/delete-action.tsx';
import type { RowAction, RowActions } from '#web/ui/table/table-columns.ts';
import { campaigns as words } from '#web/words/campaigns.ts';
import { verbs } from '#web/words/verbs.ts';

export type CampaignDialog = 'new' | 'show' | 'edit' | 'assign' | 'delete';

export const campaignActions =
  (open: (dialog: CampaignDialog, id: number) => void, hasPage: boolean): RowActions<Campaign> =>
  ({ id, rotator, list, public: isPublic }) => {
    const opens = (label: string, address: string, changes = false): RowAction[] =>
      isWebUrl(address) ? [{ label, icon: <ExternalLink />, href: address, changes }] : [];
    return [
      hasPage
        ? { label: verbs.open, icon: <SquareArrowOutUpRight />, shortcut: 'enter', to: `/campaigns/${id}` }
        : { label: verbs.open, icon: <PanelRight />, shortcut: 'enter', onSelect: () => open('show', id) },
      {
        label: words.addLinks,
        changes: true,
        icon: <Plus />,
        shortcut: 'a',
        quick: true,
        onSelect: () => open('assign', id),
      },
      { label: verbs.edit, changes: true, icon: <Pencil />, shortcut: 'e', onSelect: () => open('edit', id) },
      'separator',
      ...(rotator
        ? [
            {
              label: words.copyRotator,
              icon: <Copy />,
              shortcut: 'c',
              quick: true,
              onSelect: () => void copyWithToast(rotator, words.rotatorCopied),
            },
          ]
        : []),
      {
        label: words.copyList,
        icon: <Copy />,
        shortcut: 'l',
        onSelect: () => void copyWithToast(list, words.listCopied),
      },
      // Opening the rotator counts a click.
      ...(rotator ? opens(words.openRotator, rotator, true) : []),
      ...(isPublic ? opens(words.openList, list) : []),
      'separator',
      deleteAction(() => open('delete', id)),
    ];
  };
