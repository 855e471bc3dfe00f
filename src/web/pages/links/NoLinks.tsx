import { Link2, SearchX } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';

interface NoLinksProps {
  q: string;
  short: string;
  /** The list is narrowed down by more than a search. */
  hasFilters: boolean;
  onClear: () => void;
  onClearSearch: () => void;
  change: (changes: Record<string, string | undefined>) => void;
  /** Where the server can make links. */
  onAdd: (() => void) | undefined;
}

export const NoLinks = ({ q, short, hasFilters, onClear, onClearSearch, change, onAdd }: NoLinksProps) => {
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
  if (hasFilters)
    return (
      <EmptyState
        icon={<SearchX />}
        title="No link matches"
        action={<Button onClick={onClear}>Show all links</Button>}
      >
        No link fits all of what is searched and filtered for.
      </EmptyState>
    );
  if (q)
    return (
      <EmptyState
        icon={<SearchX />}
        title="No link matches"
        action={<Button onClick={onClearSearch}>Clear the search</Button>}
      >
        Every word of “<bdi>{q}</bdi>” must be in the alias, the destination, the title or the description.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Link2 />}
      title="No links yet"
      action={onAdd ? <Button onClick={onAdd}>Make the first one</Button> : undefined}
    >
      A link gives a long address a short one and counts its clicks.
      {onAdd ? null : ' Links that are made for this account appear here.'}
    </EmptyState>
  );
};
