import type { Domain } from '#contract/domains.ts';
import { Badge, type BadgeTone } from '#web/ui/base/Badge.tsx';
import { domains as words } from '#web/words/domains.ts';

interface DomainStatusProps {
  status: NonNullable<Domain['status']>;
}

const badges: Record<NonNullable<Domain['status']>, { tone: BadgeTone; text: string }> = {
  ready: { tone: 'good', text: words.ready },
  pending: { tone: 'warn', text: words.pending },
  taken: { tone: 'bad', text: words.taken },
};

export const DomainStatus = ({ status }: DomainStatusProps) => (
  <Badge tone={badges[status].tone} dot>
    {badges[status].text}
  </Badge>
);
