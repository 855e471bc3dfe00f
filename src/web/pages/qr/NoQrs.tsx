import { QrCode, SearchX } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';

interface NoQrsProps {
  /** The list is searched or narrowed down. */
  isNarrowed: boolean;
  onClear: () => void;
}

export const NoQrs = ({ isNarrowed, onClear }: NoQrsProps) =>
  isNarrowed ? (
    <EmptyState
      icon={<SearchX />}
      title="No QR code matches"
      action={<Button onClick={onClear}>Show all QR codes</Button>}
    >
      No QR code fits all of what is searched and filtered for.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<QrCode />}
      title="No QR codes yet"
      action={<LinkButton to="/qr/new">Make the first one</LinkButton>}
    >
      Print one where people look. Each scan is counted, and you can change where it leads without printing
      again.
    </EmptyState>
  );
