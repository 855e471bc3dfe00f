import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { inspectionMinutes } from '#contract/support-records.ts';
import { ApiError } from '#web/client/api-error.ts';
import { accountFindings } from '#web/api/support.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import { useSecondsLeft } from '#web/browser/seconds-left.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { supportAccount as words } from '#web/words/support-account.ts';
import { FindingsCard } from './FindingsCard.tsx';
import { RequestsCard } from './RequestsCard.tsx';

interface InspectedCardsProps {
  id: number;
  /** Undefined while loading. */
  username: string | undefined;
  onInspect: () => void;
}

/** Shows what requires a reason to be seen, while the account's inspection is open. */
export const InspectedCards = ({ id, username, onInspect }: InspectedCardsProps) => {
  const { data, error } = useQuery({ ...accountFindings(id), enabled: id > 0 });
  const ends = data?.inspection ? parseWireTime(data.inspection.expires)?.getTime() : undefined;
  const isOver = useSecondsLeft(ends) === 0 && ends !== undefined;
  if (isOver || (error instanceof ApiError && error.status === 403))
    return (
      <Card title={words.findingsAndRequests}>
        <EmptyState
          small
          icon={<ShieldCheck />}
          title={isOver ? words.inspectionEnded : words.reasonNeeded}
          action={<Button onClick={onInspect}>{words.giveReason}</Button>}
        >
          <Sentence
            of={words.viewFor}
            parts={{ customer: <bdi>{username ?? words.customer}</bdi>, minutes: inspectionMinutes }}
          />
        </EmptyState>
      </Card>
    );
  return (
    <>
      <FindingsCard id={id} />
      <RequestsCard id={id} isOpen={data !== undefined} />
    </>
  );
};
