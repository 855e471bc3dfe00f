import { useGroupSeries } from '#web/api/group-series.ts';
import { TopItems } from '#web/statistics/TopItems.tsx';
import { counted, recentFigure } from '#web/statistics/recent-visits.ts';
import { sumOf } from '#web/statistics/measured.ts';
import { RecentVisits } from '#web/statistics/RecentVisits.tsx';
import { Figures } from '#web/ui/chart/Figures.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { channelPage as words } from '#web/words/channel-page.ts';
import { kindIcons } from './item-kinds.tsx';

interface ChannelRecentVisitsProps {
  id: number;
  name: string;
  /** The number of items. Undefined while loading. */
  size: number | undefined;
}

const all = [counted.clicks, counted.scans, counted.views];

/** Shows recent visits of the channel's items, if the server reports them. */
export const ChannelRecentVisits = ({ id, name, size }: ChannelRecentVisitsProps) => {
  const lately = useGroupSeries('channel', id, size);
  if (!lately || (lately.error && !lately.data)) return null;
  const { data } = lately;
  // A channel that has only links needs no line for scans.
  const visited = all.filter(
    ({ key }) => data && sumOf([...data.before, ...data.points], (point) => point[key]) > 0,
  );
  const kinds = visited.length > 0 ? visited : all.slice(0, 2);
  return (
    <Split
      side="end"
      narrow="last"
      aside={<TopItems title={words.best} items={data?.top} icons={kindIcons} />}
    >
      <Figures label={words.figures} items={all.map((kind) => recentFigure(kind, data, 'unknown'))} />
      <RecentVisits subject={{ of: 'channel', id }} name={name} query={lately} kinds={kinds} />
    </Split>
  );
};
