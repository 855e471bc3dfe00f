import type { ReactNode } from 'react';
import type { TopItem } from '#web/api/group-series.ts';
import { bioPath, linkPath, qrPath } from '#web/lib/record-paths.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { RankedBars } from '#web/ui/chart/RankedBars.tsx';
import { labels } from '#web/words/labels.ts';
import { visits } from '#web/words/visits.ts';

interface BestItemsProps {
  title: string;
  items: readonly TopItem[];
  icons?: Readonly<Record<TopItem['type'], ReactNode>>;
}

const paths: Readonly<Record<TopItem['type'], (item: TopItem) => string>> = {
  links: ({ link }) => linkPath(link),
  qr: ({ id }) => qrPath(id),
  bio: ({ id }) => bioPath(id),
};

/** What of a campaign or a channel was visited most in the last days, each a way to its page. */
export const BestItems = ({ title, items, icons }: BestItemsProps) => (
  <Card title={title} text={visits.lastDays(30)}>
    <RankedBars
      label={title}
      shares={false}
      items={items.map((item) => ({
        label: item.title || labels.qrCode(item.id),
        value: item.visits,
        to: paths[item.type](item),
        icon: icons?.[item.type],
      }))}
      empty={null}
    />
  </Card>
);
