import { Link2, SearchX } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { verbs } from '#web/words/verbs.ts';
import { links as words } from '#web/words/links.ts';

interface NoLinksProps {
  q: string;
  /** Whether more than a search narrows the list. */
  hasFilters: boolean;
  onClear: () => void;
  onClearSearch: () => void;
  /** Undefined if the server can't create links. */
  onAdd: (() => void) | undefined;
}

export const NoLinks = ({ q, hasFilters, onClear, onClearSearch, onAdd }: NoLinksProps) => {
  if (hasFilters)
    return (
      <EmptyState
        icon={<SearchX />}
        title={words.noMatch}
        action={<Button onClick={onClear}>{words.showAll}</Button>}
      >
        {words.noMatchText}
      </EmptyState>
    );
  if (q)
    return (
      <EmptyState
        icon={<SearchX />}
        title={words.noMatch}
        action={<Button onClick={onClearSearch}>{verbs.clearSearch}</Button>}
      >
        <Sentence of={words.noMatchOfSearch} parts={{ search: <bdi>{q}</bdi> }} />
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Link2 />}
      title={words.none}
      action={
        onAdd ? (
          <Button changes onClick={onAdd}>
            {words.createFirst}
          </Button>
        ) : undefined
      }
    >
      {onAdd ? words.noneText : words.noneHere}
    </EmptyState>
  );
};
