import { MousePointerClick, ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFirstVisit } from '#web/api/first-visit.ts';
import { hostOfThisMachine } from '#web/api/server-address.ts';
import type { VisitedKind } from '#web/api/series.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { Spinner } from '#web/ui/base/Spinner.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { visits } from '#web/words/visits.ts';
import { RecordTools } from './RecordTools.tsx';
import type { VisitWords } from './measured.ts';

interface NoVisitsYetProps {
  kind: VisitedKind;
  id: number;
  name: string;
  words: VisitWords;
  /** The address that a scan of the code opens. */
  address?: string | undefined;
  /** Whether visitors are turned away, so that no visit is expected. */
  isClosed?: boolean | undefined;
}

const icons: Readonly<Record<VisitedKind, ReactNode>> = { qr: <ScanLine />, links: <MousePointerClick /> };

/** Replaces the charts of a record without visits. The charts appear automatically with the first visit. */
export const NoVisitsYet = ({ kind, id, name, words, address, isClosed = false }: NoVisitsYetProps) => {
  const isAsked = useExtension('analytics');
  const isOwn = useIsOwnService();
  const host = hostOfThisMachine(address);
  const looks = useFirstVisit({ kind, id }, !isClosed);
  return (
    <Card>
      <EmptyState small icon={icons[kind]} title={isClosed ? words.noneSoFar : words.none}>
        <Stack gap={3}>
          {isClosed ? null : words.noneText}
          {host !== undefined && !isClosed ? (
            <Text size="sm">{isOwn ? visits.phonesCantOpen(host) : visits.phonesCantOpenIt(host)}</Text>
          ) : null}
          {looks ? (
            <Row gap={2} justify="center">
              <Spinner />
              <Text size="sm">{words.waiting}</Text>
            </Row>
          ) : null}
          {isAsked ? (
            <Row gap={2} justify="center">
              <RecordTools subject={{ of: kind === 'qr' ? 'qr' : 'link', id }} name={name} />
            </Row>
          ) : null}
        </Stack>
      </EmptyState>
    </Card>
  );
};
