import { Card } from '#web/ui/layout/Card.tsx';
import { AttentionList } from '#web/ui/layout/AttentionList.tsx';
import type { AttentionItem } from '#web/ui/layout/attention-items.ts';

interface AttentionCardProps {
  /** Undefined while it is awaited. */
  items: readonly AttentionItem[] | undefined;
}

const fine: AttentionItem = { id: 'fine', tone: 'good', title: 'Nothing needs you right now' };

export const AttentionCard = ({ items }: AttentionCardProps) => (
  <Card title="Needs attention" flush>
    <AttentionList label="Needs attention" items={items?.length === 0 ? [fine] : items} />
  </Card>
);
