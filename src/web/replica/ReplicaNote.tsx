import { RefreshCw } from 'lucide-react';
import { useBudget } from '#web/client/budget.ts';
import { clockTime, exactTime, shortDate } from '#web/lib/dates.ts';
import { localDay } from '#web/lib/calendar-days.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { useCopied, useIsAway, useWork } from './replica-session.ts';
import { leftToPeople } from '#web/client/ledger.ts';
import { mostUnasked } from './keeping.ts';
import { usualLimit } from '#web/client/ledger.ts';
import { requestPrice } from '#web/lib/request-price.ts';

/** What so many requests behind the page cost: a part of the limit stays with people. */
const copyPrice = (requests: number, limit = usualLimit) => {
  const spare = Math.max(1, limit - leftToPeople('background', limit));
  return requestPrice(requests, spare);
};

interface CopyNoteProps {
  name: 'links' | 'qr';
  /** What is listed, in the plural. */
  what: string;
}

/** All that a server does with its codes is to list them. */
const orderedBy = { links: 'sorted and filtered', qr: 'sorted' };

/** "14:02", with the day where it is not today's. */
const moment = (at: number) => {
  const date = new Date(at);
  const time = clockTime(date);
  return localDay(date) === localDay(new Date()) ? time : `${shortDate(date)}, ${time}`;
};

/** How much of the list is here and how old it is, and what it costs to read it again. */
export const ReplicaNote = ({ name, what }: CopyNoteProps) => {
  const { rows, state } = useCopied(name);
  const { isKept, isRefreshing, isLasting, refresh } = useWork(name);
  const budget = useBudget();
  const isAway = useIsAway();
  if (!isKept || state.isMissing || state.total === undefined) return null;
  const price = copyPrice(state.isWhole ? state.pages : partsLeft(state.total, rows.length), budget.limit);
  if (!state.isWhole)
    return (
      <Row gap={1}>
        <Text size="sm" tone="second" tabular>
          {`${formatCount(rows.length)} of ${formatCount(state.total)} ${what} are here; ${orderedBy[name]} by the server`}
        </Text>
        {isLasting || isRefreshing || state.total <= mostUnasked ? null : (
          <Button size="small" variant="ghost" onClick={refresh}>
            {`Read the rest (${price})`}
          </Button>
        )}
      </Row>
    );
  return (
    <Row gap={1}>
      <Text size="sm" tone="second" tabular title={exactTime(new Date(state.sweptAt))}>
        {`${isAway ? 'The server can’t be reached; as' : 'As'} of ${moment(state.sweptAt)}`}
      </Text>
      <Button size="small" variant="ghost" icon={<RefreshCw />} pending={isRefreshing} onClick={refresh}>
        {`Refresh (${price})`}
      </Button>
    </Row>
  );
};

/** Requests for the rest, if the server gives as much at once as it did. */
const partsLeft = (total: number, have: number) =>
  Math.max(1, Math.ceil((total - have) / Math.max(1, Math.min(have, 1000))));
