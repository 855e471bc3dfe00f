import { QrCode } from 'lucide-react';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { qrPage as words } from '#web/words/qr-page.ts';

interface StaticNoteProps {
  /** Whether the code could be dynamic. */
  isChoice: boolean;
}

/** Replaces the statistics of a code for which no scans are expected. */
export const StaticNote = ({ isChoice }: StaticNoteProps) => (
  <Card>
    <EmptyState small icon={<QrCode />} title={words.staticTitle}>
      {words.staticText} {isChoice ? words.staticOrDynamic : null}
    </EmptyState>
  </Card>
);
