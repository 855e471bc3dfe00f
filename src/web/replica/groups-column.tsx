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
  /** What the server tells of the rows, if it does. */
  figures: RowFigures | undefined;
  view: Pick<View<Row>, 'channelsOf'> | undefined;
}

/**
 * The campaigns and channels of each row: as the server tells them, else as far as the copy knows them. Where neither knows
 * any, there is no such column. It is another one only when some row's groups are others: all rows are rendered with it.
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
  // Some servers tell of links only the channels that they are in.
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
