import { QrCode, SearchX } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { qr as words } from '#web/words/qr.ts';

interface NoQrsProps {
  /** Whether a search or a filter narrows the list. */
  isNarrowed: boolean;
  onClear: () => void;
}

export const NoQrs = ({ isNarrowed, onClear }: NoQrsProps) =>
  isNarrowed ? (
    <EmptyState
      icon={<SearchX />}
      title={words.noMatch}
      action={<Button onClick={onClear}>{words.showAll}</Button>}
    >
      {words.noMatchText}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<QrCode />}
      title={words.none}
      action={<LinkButton to="/qr/new">{words.createFirst}</LinkButton>}
    >
      {words.noneText}
    </EmptyState>
  );
