import { Globe } from 'lucide-react';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

interface NoDomainsProps {
  page: number;
  /** How many there are in all: more than none when the page is past the end. */
  total: number;
  linkTo: (page: number) => string;
}

export const NoDomains = ({ page, total, linkTo }: NoDomainsProps) =>
  page > 1 && total > 0 ? (
    <EmptyState
      icon={<Globe />}
      title={`There is no page ${page}`}
      action={<LinkButton to={linkTo(1)}>Go to the first page</LinkButton>}
    >
      The list has become shorter, or the address was mistyped.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<Globe />}
      title="No domains yet"
      action={<LinkButton to="/domains/new">Add your domain</LinkButton>}
    >
      With a domain of your own, short links carry your name: go.acme.com/menu. It takes one record in its
      DNS, which you or whoever runs it can set; you are shown which.
    </EmptyState>
  );
