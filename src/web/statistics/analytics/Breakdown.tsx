import { useState } from 'react';
import type { Dimension } from '#contract/asked-visits.ts';
import type { AnalyticsResult } from '#web/api/analytics.ts';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { BreakdownRows } from '#web/ui/chart/BreakdownRows.tsx';
import { TabbedCard } from '#web/ui/chart/TabbedCard.tsx';
import { TabbedFoot } from '#web/ui/chart/TabbedFoot.tsx';
import { MapPlaceholder } from '#web/ui/chart/MapPlaceholder.tsx';
import { WorldMap } from '#web/ui/chart/WorldMap.tsx';
import { Beside } from '#web/ui/layout/Beside.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { overlapOf, rowsOf } from './breakdown-rows.ts';
import { toggled } from './filters.ts';
import type { Group } from './groups.ts';
import type { QuestionInAddress } from './use-question.ts';
import { dimensionName, valueName } from './values.ts';

/** Rows in a card. The dialog shows all. */
const shown = 8;

interface BreakdownProps {
  group: Group;
  place: QuestionInAddress;
  /** Undefined while loading. */
  answer: AnalyticsResult | undefined;
  /** The response that the rows are rendered from. It may lag behind `answer`, since the rows take time to render. */
  drawn: AnalyticsResult | undefined;
  isCompared: boolean;
  /** Formats a number of visits, such as "3 scans". */
  count: (count: number) => string;
  onAll: (by: Dimension) => void;
}

/** Shows one group of a period's visits, such as sources, devices or content. */
export const Breakdown = ({ group, place, answer, drawn, isCompared, count, onAll }: BreakdownProps) => {
  const [chosen, setChosen] = useState<Dimension>();
  // The map's shapes load after the chart.
  const isOver = useFirstViewIsOver();
  const known = group.dimensions.filter((each) => answer?.dimensions.includes(each) ?? true);
  const by = known.find((each) => each === chosen) ?? known[0];
  if (by === undefined) return null;
  const top = answer?.top.find((each) => each.by === by);
  const total = answer?.totals.visits ?? 0;
  const ranked = drawn?.top.find((each) => each.by === by)?.rows.slice(0, shown);
  const rows = ranked && rowsOf(by, ranked, place, isCompared);
  const overlap = top && overlapOf(by, top.rows, total);
  const list =
    top?.rows.length === 0 ? (
      <Text size="sm" tone="second">
        {words.noRows}
      </Text>
    ) : (
      <BreakdownRows
        label={dimensionName(by)}
        rows={rows}
        awaited={top && Math.min(top.rows.length, shown)}
        total={drawn?.totals.visits ?? 0}
        isCompared={isCompared}
      />
    );
  const all =
    top && top.count > shown ? (
      <Button size="small" variant="ghost" onClick={() => onAll(by)}>
        {words.all(formatCount(top.count))}
      </Button>
    ) : undefined;
  const isMapped = group.name === 'places' && by === 'country' && top?.rows.length !== 0;
  return (
    <TabbedCard
      title={words.groups[group.name]}
      tabs={known.map((value) => ({ value, label: words.dimensions[value] }))}
      tab={by}
      onTab={setChosen}
      // Beside a map, the button stays with its list.
      foot={isMapped ? undefined : all}
    >
      {isMapped ? (
        <Beside
          main={
            isOver ? (
              <WorldMap
                label={words.dimensions.country}
                values={(top?.rows ?? []).map(({ value, visits }) => ({
                  code: /^[A-Z]{2}$/.test(value) ? value : undefined,
                  label: valueName('country', value),
                  value: visits,
                }))}
                total={total}
                unit={count}
                onChoose={(code) => place.filter((now) => toggled(now, 'country', code))}
              />
            ) : (
              <MapPlaceholder />
            )
          }
        >
          {list}
          {all ? <TabbedFoot>{all}</TabbedFoot> : null}
        </Beside>
      ) : (
        list
      )}
      {overlap === undefined ? null : (
        <Text size="xs" tone="third" as="p">
          {overlap}
        </Text>
      )}
    </TabbedCard>
  );
};
