import { AlignLeft } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

interface NoChannelsProps {
  page: number;
  /** How many there are in all: more than none when the page is past the end. */
  total: number;
  linkTo: (page: number) => string;
  onAdd: () => void;
}

export const NoChannels = ({ page, total, linkTo, onAdd }: NoChannelsProps) =>
  page > 1 && total > 0 ? (
    <EmptyState
      icon={<AlignLeft />}
      title={`There is no page ${page}`}
      action={<LinkButton to={linkTo(1)}>Go to the first page</LinkButton>}
    >
      The list has become shorter, or the address was mistyped.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<AlignLeft />}
      title="No channels yet"
      action={<Button onClick={onAdd}>Make the first one</Button>}
    >
      A channel sorts links, QR codes and bio pages for yourself, by a name and a color. To share links with
      others, use <TextLink to="/campaigns">campaigns</TextLink>.
    </EmptyState>
  );
