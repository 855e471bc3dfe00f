import { CircleMinus, Copy, Link2 } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CampaignDetail } from '#contract/campaigns.ts';
import type { Link } from '#contract/links.ts';
import { linkPick } from '#web/api/pickable.ts';
import { RemoveFromGroupDialog } from '#web/bulk/remove-from-group-dialog.ts';
import { useItemsToRemove } from '#web/bulk/items-to-remove.ts';
import type { AddressQuery } from '#web/browser/address-query.ts';
import type { ListStatus } from '#web/lib/list-status.ts';
import { linkPath } from '#web/lib/record-paths.ts';
import { useSelectedRows } from '#web/browser/selected-rows.ts';
import { ActionBar } from '#web/ui/table/ActionBar.tsx';
import { Button } from '#web/ui/base/Button.tsx';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { campaignPage as words } from '#web/words/campaign-page.ts';
import { campaigns } from '#web/words/campaigns.ts';
import { counts } from '#web/words/counts.ts';
import { links } from '#web/words/links.ts';
import { campaignLinkActions } from './campaign-link-actions.tsx';
import { campaignLinkColumns } from './campaign-link-columns.tsx';

interface CampaignLinksProps {
  detail: CampaignDetail | undefined;
  reading: ListStatus;
  paging: AddressQuery;
  onAdd: () => void;
}

const idOf = ({ id }: { id: number }) => id;

export const CampaignLinks = ({ detail, reading, paging, onAdd }: CampaignLinksProps) => {
  const navigate = useNavigate();
  const { page, linkTo } = paging;
  const campaign = detail?.details;
  const selected = useSelectedRows(detail?.data.links, idOf, linkTo(page));
  const taking = useItemsToRemove<Link>();
  const { takeOut } = taking;
  const columns = useMemo(() => campaignLinkColumns(campaign?.clicks ?? 0), [campaign?.clicks]);
  const actions = useMemo(() => campaignLinkActions((link) => takeOut([link])), [takeOut]);
  const { rows } = selected;

  return (
    <>
      <Stack gap={4}>
        <QueryTable
          list="campaign links"
          what={links.nouns}
          icon={<Link2 />}
          reading={reading}
          paging={paging}
          total={detail?.data.result}
          pages={detail?.data.maxpage}
          rows={detail?.data.links}
          columns={columns}
          rowKey={idOf}
          rowName={(link) => link.title || link.alias}
          onOpen={(link) => void navigate(linkPath(link.shorturl))}
          actions={actions}
          selection={selected.selection}
          density="two"
          empty={
            <EmptyState
              icon={<Link2 />}
              title={words.none}
              action={
                <Button changes onClick={onAdd}>
                  {words.addFirst}
                </Button>
              }
            >
              {words.noneText}
            </EmptyState>
          }
          bar={
            rows.length > 0 ? (
              <ActionBar
                count={rows.length}
                pages={selected.pages}
                onClear={selected.clear}
                steps={{ page, pages: detail?.data.maxpage ?? 1, linkTo }}
                actions={[
                  {
                    label: links.copyShortUrls(rows.length),
                    icon: <Copy />,
                    shortcut: 'c',
                    onSelect: () =>
                      void copyWithToast(
                        rows.map(({ shorturl }) => shorturl).join('\n'),
                        links.shortUrlsCopied(rows.length),
                      ),
                  },
                  {
                    label: campaigns.removeLinks,
                    icon: <CircleMinus />,
                    shortcut: 'backspace',
                    danger: true,
                    onSelect: () => takeOut(rows),
                  },
                ]}
              />
            ) : undefined
          }
        />
      </Stack>
      {taking.times > 0 && campaign ? (
        <RemoveFromGroupDialog
          key={taking.times}
          open={taking.isOpen}
          onClose={taking.close}
          from={campaign.name}
          kind="campaign"
          id={campaign.id}
          text={words.removeText(taking.items.length)}
          items={taking.items.map(linkPick)}
          words={counts.links}
          onOut={(gone) => selected.drop(gone.map(idOf))}
        />
      ) : null}
    </>
  );
};
