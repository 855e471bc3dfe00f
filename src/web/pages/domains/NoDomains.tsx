import { Globe } from 'lucide-react';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';

export const NoDomains = () => (
  <EmptyState
    icon={<Globe />}
    title="No domains yet"
    action={<LinkButton to="/domains/new">Add your domain</LinkButton>}
  >
    Use your own name in short URLs, such as go.acme.com/menu. The next page shows which DNS record to add.
  </EmptyState>
);
