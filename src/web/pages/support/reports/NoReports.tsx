import { MessageSquareWarning } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { reports as words } from '#web/words/reports.ts';
import { verbs } from '#web/words/verbs.ts';

interface NoReportsProps {
  state: 'open' | 'closed' | 'all';
  /** Clears the filters. Undefined if none are set. */
  onClear: (() => void) | undefined;
}

const titles = { open: words.noneOpen, closed: words.noneClosed, all: words.none };

export const NoReports = ({ state, onClear }: NoReportsProps) => {
  if (onClear)
    return (
      <EmptyState
        icon={<MessageSquareWarning />}
        title={words.noMatch}
        action={<Button onClick={onClear}>{verbs.clearFilters}</Button>}
      >
        {words.noMatchText}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<MessageSquareWarning />}
      title={titles[state]}
      action={
        state === 'open' ? (
          <LinkButton to="/support/reports?state=closed">{words.showClosed}</LinkButton>
        ) : null
      }
    >
      <Sentence of={words.noneText} parts={{ path: <code>/report</code> }} />
    </EmptyState>
  );
};
