import { RefreshCw } from 'lucide-react';
import { useOnline } from '#web/browser/online.ts';
import { phone, useMedia } from '#web/browser/media.ts';
import { useBudgetWhere } from '#web/client/budget.ts';
import { minutesFor } from '#web/client/request-time.ts';
import { exactTime, timeAndDay } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Spinner } from '#web/ui/base/Spinner.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { useListSnapshot, useIsUnreachable, useSyncState } from './replica-session.ts';
import { maxUnasked } from './list-state.ts';
import { copiedLists as words } from '#web/words/copied-lists.ts';

interface CopyNoteProps {
  name: 'links' | 'qr';
  /** The records' name in the plural. */
  what: string;
}

/** Shows how much of the list has loaded and how old it is, with a button to refresh it. */
export const ReplicaNote = ({ name, what }: CopyNoteProps) => {
  const { rows, state } = useListSnapshot(name);
  const { isKept, isRefreshing, isLasting, refresh } = useSyncState(name);
  const total = isKept ? state.total : undefined;
  const isHere = total !== undefined && state.isWhole;
  const { limit } = useBudgetWhere(total !== undefined && !isHere);
  const isAway = useIsUnreachable();
  // While offline, a notice above the page already says that saved data is shown.
  const isOnline = useOnline();
  const isPhone = useMedia(phone);
  if (state.isMissing) return null;
  const isLoading = isLasting || isRefreshing || (total ?? 0) <= maxUnasked(limit);
  // On a phone, this text takes up space only if it comes with a button.
  if (total !== undefined && !isHere && !(isPhone && isLoading)) {
    const minutes = minutesFor(partsLeft(total, rows.length), { limit }, 'background');
    return (
      <Row gap={1}>
        <Text size="sm" tone="second" tabular>
          {words.partHere(formatCount(rows.length), formatCount(total), what)}
        </Text>
        {isLoading ? null : (
          <Button size="small" variant="ghost" onClick={refresh}>
            {minutes === 0 ? words.loadRest : words.loadRestIn(minutes)}
          </Button>
        )}
      </Row>
    );
  }
  const asOf = isHere
    ? (isAway && isOnline ? words.savedAsOf : words.asOf)(timeAndDay(new Date(state.sweptAt)))
    : undefined;
  // On a phone, filters and order need the line. The list's age appears there only if it may be out of date.
  if (isPhone && !(isHere && isAway))
    return (
      <IconButton
        label={words.refresh}
        title={asOf}
        icon={isRefreshing ? <Spinner /> : <RefreshCw />}
        // Disabled until there is something to refresh, so that it keeps its place.
        variant="secondary"
        disabled={!isHere}
        onClick={isRefreshing ? undefined : refresh}
        noTooltip
      />
    );
  return (
    <Row gap={1}>
      {asOf ? (
        <Text size="sm" tone="second" tabular title={exactTime(new Date(state.sweptAt))}>
          {asOf}
        </Text>
      ) : null}
      <Button
        size="small"
        variant="ghost"
        icon={<RefreshCw />}
        disabled={!isHere}
        pending={isRefreshing}
        onClick={refresh}
      >
        {words.refresh}
      </Button>
    </Row>
  );
};

/** Requests needed for the rest, if the server keeps returning as many records per request. */
const partsLeft = (total: number, have: number) =>
  Math.max(1, Math.ceil((total - have) / Math.max(1, Math.min(have, 1000))));
