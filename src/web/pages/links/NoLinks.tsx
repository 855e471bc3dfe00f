import { Link2, SearchX } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

interface NoLinksProps {
  q: string;
  short: string;
  page: number;
  /** How many links match in all: more than none when the page is past the end. */
  total: number;
  change: (changes: Record<string, string | undefined>) => void;
  linkTo: (page: number) => string;
}

export const NoLinks = ({ q, short, page, total, change, linkTo }: NoLinksProps) => {
  if (short)
    return (
      <EmptyState
        icon={<SearchX />}
        title="No link has this short URL"
        action={
          <>
            <Button onClick={() => change({ q: short, short: '' })}>Search the text instead</Button>
            <Button variant="ghost" onClick={() => change({ short: '' })}>
              Show all links
            </Button>
          </>
        }
      >
        <bdi>{short}</bdi> was looked up as a short URL of this account.
      </EmptyState>
    );
  if (page > 1 && total > 0)
    return (
      <EmptyState
        icon={<Link2 />}
        title={`There is no page ${page}`}
        action={<LinkButton to={linkTo(1)}>Go to the first page</LinkButton>}
      >
        The list has become shorter, or the address was mistyped.
      </EmptyState>
    );
  if (q)
    return (
      <EmptyState
        icon={<SearchX />}
        title="No link matches"
        action={<Button onClick={() => change({ q: '' })}>Clear the search</Button>}
      >
        Every word of “<bdi>{q}</bdi>” must be in the alias, the destination, the title or the description.
      </EmptyState>
    );
  return (
    <EmptyState icon={<Link2 />} title="No links yet">
      A link gives a long address a short one and counts its clicks. Links that are made for this account
      appear here.
    </EmptyState>
  );
};
