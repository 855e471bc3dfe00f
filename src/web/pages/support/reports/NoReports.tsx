import { MessageSquareWarning } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';

interface NoReportsProps {
  state: 'open' | 'closed' | 'all';
  /** Where the list is narrowed down: takes that off. */
  onClear: (() => void) | undefined;
}

const titles = { open: 'No report is open', closed: 'No report has been closed yet', all: 'No reports yet' };

export const NoReports = ({ state, onClear }: NoReportsProps) => {
  if (onClear)
    return (
      <EmptyState
        icon={<MessageSquareWarning />}
        title="No report matches"
        action={<Button onClick={onClear}>Clear the filters</Button>}
      >
        Reports are found by a part of the address, or of where it led or leads.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<MessageSquareWarning />}
      title={titles[state]}
      action={
        state === 'open' ? <LinkButton to="/support/reports?state=closed">Closed reports</LinkButton> : null
      }
    >
      What visitors report on the service’s page /report appears here: links, bio pages, QR codes, rotators
      and list pages.
    </EmptyState>
  );
};
