import { Flag } from 'lucide-react';
import { useMemo } from 'react';
import type { Groups } from '#contract/figures.ts';
import type { Link } from '#contract/links.ts';
import type { RowFigures } from '#web/api/figures.ts';
import { campaignPath } from '#web/api/campaigns.ts';
import { campaignsOf } from '#web/api/links.ts';
import { type Chip, Chips } from '#web/ui/layout/Chips.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { copiedLists as words } from '#web/words/copied-lists.ts';
import { useKnownRows } from './replica-session.ts';
import { useSameParts } from './same-parts.ts';
import type { View } from './view.ts';

type Grouped = { id: number } & Pick<Link, 'campaign' | 'campaigns' | 'channel'>;

const none: Groups = { campaigns: [], channels: [] };

const chipsOf = ({ campaigns, channels }: Groups): Chip[] => [
  ...campaigns.map(({ id, name }) => ({ to: campaignPath(id), name, icon: <Flag /> })),
  ...channels.map(({ id, name, color }) => ({ to: `/channels/${id}`, name, dot: color || true })),
];

interface GroupsKnown<Row> {
  header?: string;
  rows: readonly Row[] | undefined;
  /** The server's figures for the rows, if it returns any. */
  figures: RowFigures | undefined;
  view: Pick<View<Row>, 'channelsOf'> | undefined;
}

/**
 * Returns the column with each row's campaigns and channels, or none if neither the server nor the copy knows any. The
 * server's data comes first, then the copy's. The column changes only with some row's groups, since a new column
 * renders all rows again.
 */
export function useGroupsColumn<Row extends Grouped>({
  header,
  rows,
  figures,
  view,
}: GroupsKnown<Row>): readonly Column<Row>[] {
  const campaigns = useKnownRows('campaigns');
  const channels = useKnownRows('channels');
  const channelsOf = view?.channelsOf;
  const isKnown = figures !== undefined || channelsOf !== undefined || campaigns.length > 0;
  // Some servers return a link's channels, but not its campaigns.
  const tellsCampaigns =
    figures !== undefined ||
    rows === undefined ||
    rows.some(({ campaign, campaigns: several }) => campaign !== undefined || several !== undefined);
  const head = header ?? (tellsCampaigns ? words.groupsColumn : words.channelsColumn);
  const copied = (row: Row): Groups => ({
    campaigns: campaignsOf(row).flatMap((id) => campaigns.find((each) => each.id === id) ?? []),
    channels: [...(channelsOf?.(row) ?? channels.filter(({ id }) => row.channel?.includes(id)))],
  });
  const groups = useSameParts(
    (isKnown ? (rows ?? []) : []).map((row) => ({
      id: row.id,
      groups: figures?.get(row.id)?.groups ?? copied(row),
    })),
  );
  return useMemo(() => {
    if (!isKnown) return [];
    const groupsOf = new Map(groups.map(({ id, groups: each }) => [id, each]));
    return [
      {
        id: 'groups',
        header: head,
        width: 168,
        hideBelow: 'md',
        onPhone: 'chips',
        cell: ({ id }) => <Chips items={chipsOf(groupsOf.get(id) ?? none)} />,
      },
    ];
  }, [head, isKnown, groups]);
}
