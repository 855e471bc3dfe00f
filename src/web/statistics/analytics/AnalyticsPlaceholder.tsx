import { Ellipsis } from 'lucide-react';
import { useEffect, useState } from 'react';
import { idle } from '#web/browser/first-view.ts';
import { pause } from '#web/lib/pause.ts';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { ChartPlaceholder } from '#web/ui/chart/ChartPlaceholder.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { SectionHead } from '#web/ui/layout/SectionHead.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import type { AnalyticsProps } from './Analytics.tsx';
import { headingOf, linesOf, mayHaveBefore, typicalVisits } from './expected.ts';
import { shownGroups } from './groups.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { PeriodControls } from './PeriodControls.tsx';
import { useQuestion } from './use-question.ts';

export type AnalyticsPlaceholderProps = Pick<AnalyticsProps, 'subject' | 'words' | 'made'>;

const cardOf = (title: string) => (
  <ChartCard key={title} title={title}>
    <Stack gap={3}>
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton width="third" />
    </Stack>
  </ChartCard>
);

const Expected = ({ subject, words: { title, count }, made }: AnalyticsPlaceholderProps) => {
  const place = useQuestion(subject, made);
  const { question, isComparing } = place;
  const hasBefore = mayHaveBefore(question, made);
  const titles = shownGroups(subject.of, undefined, []).map(({ name }) => words.groups[name]);
  return (
    <div inert aria-hidden="true">
      <Stack gap={4}>
        <SectionHead title={headingOf(title, place)}>
          <PeriodControls
            place={place}
            before={isComparing ? (hasBefore ? 'shown' : 'none') : 'off'}
            more={<IconButton label={words.moreActions} icon={<Ellipsis />} variant="secondary" noTooltip />}
          />
        </SectionHead>
        <KeyFigures
          label=""
          title={title}
          count={count}
          answer={undefined}
          isCompared={hasBefore}
          usual={typicalVisits(subject)}
        />
        <Text size="xs" as="p">
          <Skeleton shape="line" width="half" />
        </Text>
        <ChartCard title={words.titlePer(title, words.per[question.by])}>
          <ChartPlaceholder series={linesOf(title, hasBefore)} />
        </ChartCard>
        <Grid columns={2}>{titles.slice(0, 2).map(cardOf)}</Grid>
        {titles.slice(2, 3).map(cardOf)}
        <Grid columns={2}>{[...titles.slice(3), words.week].map(cardOf)}</Grid>
      </Stack>
    </div>
  );
};

/**
 * Delay before the placeholder is rendered, in ms. Rendering it earlier would only slow down pages that load faster.
 */
const patience = 300;

/**
 * Stands in for the statistics until it is known which record they belong to. It has the same height and shows
 * everything already known, but isn't interactive.
 */
export const AnalyticsPlaceholder = (props: AnalyticsPlaceholderProps) => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    let isHere = true;
    void pause(patience)
      .then(idle)
      .then(() => isHere && setLate(true));
    return () => {
      isHere = false;
    };
  }, []);
  return isLate ? <Expected {...props} /> : <Skeleton shape="screen" />;
};
