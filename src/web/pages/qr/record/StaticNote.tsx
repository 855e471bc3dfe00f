import { QrCode } from 'lucide-react';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { qrPage as words } from '#web/words/qr-page.ts';

interface StaticNoteProps {
  /** Whether the code could be a dynamic one. */
  isChoice: boolean;
}

/** In place of the statistics of a code that nobody waits for scans of. */
export const StaticNote = ({ isChoice }: StaticNoteProps) => (
  <Card>
    <EmptyState small icon={<QrCode />} title={words.staticTitle}>
      {words.staticText} {isChoice ? words.staticOrDynamic : null}
    </EmptyState>
  </Card>
);
