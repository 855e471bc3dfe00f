import { CircleMinus, Copy, Link2 } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CampaignDetail } from '#contract/campaigns.ts';
import type { Link } from '#contract/links.ts';
import { linkPick } from '#web/api/picks.ts';
import { TakeOutDialog } from '#web/bulk/take-out-dialog.ts';
import { useTakingOut } from '#web/bulk/taking-out.ts';
import type { AddressQuery } from '#web/lib/address-query.ts';
import { countOf } from '#web/lib/numbers.ts';
import type { ListStatus } from '#web/lib/list-status.ts';
import { linkPath } from '#web/lib/record-paths.ts';
import { useSelectedRows } from '#web/browser/selected-rows.ts';
import { ActionBar } from '#web/ui/table/ActionBar.tsx';
import { Button } from '#web/ui/base/Button.tsx';
import { copyAndTell } from '#web/ui/base/copy-and-tell.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { campaignLinkActions } from './campaign-link-actions.tsx';
import { campaignLinkColumns } from './campaign-link-columns.tsx';

interface CampaignLinksProps {
  detail: CampaignDetail | undefined;
  reading: ListStatus;
  paging: AddressQuery;
  onAdd: () => void;
}

const idOf = ({ id }: { id: number }) => id;
const words = (count: number) => countOf(count, 'link');

/** What is in the campaign: each link with its clicks, and what part of the campaign's they are. */
export const CampaignLinks = ({ detail, reading, paging, onAdd }: CampaignLinksProps) => {
  const navigate = useNavigate();
  const { page, linkTo } = paging;
  const campaign = detail?.details;
  const links = detail?.data.links;
  const selected = useSelectedRows(links, idOf, linkTo(page));
  const taking = useTakingOut<Link>();
  const { takeOut } = taking;
  const columns = useMemo(() => campaignLinkColumns(campaign?.clicks ?? 0), [campaign?.clicks]);
  const actions = useMemo(() => campaignLinkActions((link) => takeOut([link])), [takeOut]);
  const { rows } = selected;

  return (
    <>
      <QueryTable
        what="links"
        icon={<Link2 />}
        reading={reading}
        paging={paging}
        total={detail?.data.result}
        pages={detail?.data.maxpage}
        rows={links}
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
            title="No links in this campaign yet"
            action={<Button onClick={onAdd}>Add the first links</Button>}
          >
            Its list page shows them, and its rotator leads to one of them. A link can be in several
            campaigns.
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
                  label: rows.length === 1 ? 'Copy short URL' : 'Copy short URLs',
                  icon: <Copy />,
                  shortcut: 'c',
                  onSelect: () =>
                    void copyAndTell(
                      rows.map(({ shorturl }) => shorturl).join('\n'),
                      `${countOf(rows.length, 'short URL')} copied`,
                    ),
                },
                {
                  label: 'Remove from campaign',
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
      {taking.times > 0 && campaign ? (
        <TakeOutDialog
          key={taking.times}
          open={taking.isOpen}
          onClose={taking.close}
          from={campaign.name}
          what="campaign"
          id={campaign.id}
          text="Short URLs and clicks stay, but the campaign’s rotator and list page lead there no longer."
          items={taking.items.map(linkPick)}
          words={words}
          onOut={(gone) => selected.drop(gone.map(idOf))}
        />
      ) : null}
    </>
  );
};
