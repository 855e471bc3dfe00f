import { Flag } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

interface NoCampaignsProps {
  page: number;
  /** How many there are in all: more than none when the page is past the end. */
  total: number;
  linkTo: (page: number) => string;
  onAdd: () => void;
}

export const NoCampaigns = ({ page, total, linkTo, onAdd }: NoCampaignsProps) =>
  page > 1 && total > 0 ? (
    <EmptyState
      icon={<Flag />}
      title={`There is no page ${page}`}
      action={<LinkButton to={linkTo(1)}>Go to the first page</LinkButton>}
    >
      The list has become shorter, or the address was mistyped.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<Flag />}
      title="No campaigns yet"
      action={<Button onClick={onAdd}>Make the first one</Button>}
    >
      A campaign shares a group of links with others: on a list page, and through one address that rotates
      between them. To sort links, QR codes and bio pages for yourself, use{' '}
      <TextLink to="/channels">channels</TextLink>.
    </EmptyState>
  );
