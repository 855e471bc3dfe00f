import type { ReactNode } from 'react';
import type { TopItem } from '#web/api/group-series.ts';
import { bioPath, linkPath, qrPath } from '#web/lib/record-paths.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { RankedBars } from '#web/ui/chart/RankedBars.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { labels } from '#web/words/labels.ts';
import { visits } from '#web/words/visits.ts';

interface TopItemsProps {
  title: string;
  /** Undefined while loading. */
  items: readonly TopItem[] | undefined;
  icons?: Readonly<Record<TopItem['type'], ReactNode>>;
}

const paths: Readonly<Record<TopItem['type'], (item: TopItem) => string>> = {
  links: ({ link }) => linkPath(link),
  qr: ({ id }) => qrPath(id),
  bio: ({ id }) => bioPath(id),
};

/** Lists the most visited items of a campaign or channel in the last 30 days, each linked to its page. */
export const TopItems = ({ title, items, icons }: TopItemsProps) => (
  <Card title={title} text={visits.lastDays(30)}>
    <RankedBars
      label={title}
      shares={false}
      items={items?.map((item) => ({
        label: item.title || labels.qrCode(item.id),
        value: item.visits,
        to: paths[item.type](item),
        icon: icons?.[item.type],
      }))}
      empty={
        <Text size="sm" tone="second">
          {visits.noneLately}
        </Text>
      }
    />
  </Card>
);
