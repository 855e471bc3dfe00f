import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/api/api-error.ts';
import { qrSeries } from '#web/api/series.ts';
import { useExtension } from '#web/api/server-extensions.ts';
import { useAddressQuery } from '#web/lib/address-query.ts';
import { phone, useMedia } from '#web/lib/media.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChartCard } from '#web/ui/ChartCard.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { TimeChart } from '#web/ui/TimeChart.tsx';
import { rangeOf, ranges, usualRange } from './ranges.ts';

const drawn = [{ key: 'clicks', label: 'Scans' }] as const;

/** Scans by day, on servers that tell them so. */
export const ScansOverTime = ({ id, name }: { id: number; name: string }) => {
  const { get, change } = useAddressQuery();
  const isOffered = useExtension('series');
  const range = rangeOf(get('days'));
  const isPhone = useMedia(phone);
  const list = useQuery({ ...qrSeries(id, range.query()), enabled: isOffered });
  if (!isOffered) return null;

  const choice = (
    <SegmentedControl
      label="Time shown"
      value={range.value}
      onChange={(value) => change({ days: value === usualRange.value ? undefined : value })}
      options={ranges}
    />
  );
  const points = list.data?.series;
  const total = points?.reduce((sum, { clicks }) => sum + clicks, 0) ?? 0;
  const busiest = points?.toSorted((one, other) => other.clicks - one.clicks)[0];
  return (
    <ChartCard
      title="Scans a day"
      actions={isPhone ? undefined : choice}
      summary={
        busiest && total > 0
          ? `${formatCount(total)} scans in ${range.words}; most on ${busiest.at}, ${formatCount(busiest.clicks)}.`
          : `No scans in ${range.words}.`
      }
      data={
        points && {
          head: ['Day', 'Scans', 'New visitors'],
          rows: points.map(({ at, clicks, uniqueClicks }) => [at, clicks, uniqueClicks]),
          name: `${name} scans a day`,
        }
      }
    >
      {list.error ? (
        <Notice
          tone="bad"
          title="The scans a day could not be read"
          action={
            <Button size="small" pending={list.isFetching} onClick={() => void list.refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(list.error)}
        </Notice>
      ) : (
        <Stack gap={3}>
          {isPhone ? choice : null}
          <TimeChart
            label={`Scans a day in ${range.words}`}
            days={points?.map(({ at, clicks }) => ({ day: at, clicks }))}
            series={drawn}
          />
        </Stack>
      )}
    </ChartCard>
  );
};
