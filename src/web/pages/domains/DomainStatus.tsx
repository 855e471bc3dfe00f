import type { Domain } from '#contract/domains.ts';
import { Badge, type BadgeTone } from '#web/ui/base/Badge.tsx';

interface DomainStatusProps {
  status: NonNullable<Domain['status']>;
}

const words: Record<NonNullable<Domain['status']>, { tone: BadgeTone; text: string }> = {
  ready: { tone: 'good', text: 'Ready' },
  pending: { tone: 'warn', text: 'Pending' },
  taken: { tone: 'bad', text: 'In use elsewhere' },
};

export const DomainStatus = ({ status }: DomainStatusProps) => (
  <Badge tone={words[status].tone} dot>
    {words[status].text}
  </Badge>
);
