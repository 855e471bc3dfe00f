import { Globe } from 'lucide-react';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

export const NoDomains = () => (
  <EmptyState
    icon={<Globe />}
    title="No domains yet"
    action={<LinkButton to="/domains/new">Add your domain</LinkButton>}
  >
    With a domain of your own, short links carry your name: go.acme.com/menu. It takes one record in its DNS,
    which you or whoever runs it can set; you are shown which.
  </EmptyState>
);
