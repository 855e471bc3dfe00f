import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { analyticsKey } from '#web/api/lists.ts';
import type { VisitedKind } from '#web/api/series.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { verbs } from '#web/words/verbs.ts';

interface RefreshButtonProps {
  kind: VisitedKind;
  /** Undefined while the record loads. */
  id: number | undefined;
  detail: { isFetching: boolean; refetch: () => unknown };
}

/**
 * Reloads a record and its figures. Disabled while either is loading, since figures already requested would be kept.
 */
export const RefreshButton = ({ kind, id, detail }: RefreshButtonProps) => {
  const client = useQueryClient();
  const isBusy = useIsFetching({ queryKey: analyticsKey }) > 0 || detail.isFetching;
  // The button shows no progress for requests that the page sends on its own.
  const [isAsked, setAsked] = useState(false);
  return (
    <Button
      icon={<RefreshCw />}
      compact
      shortcut="r"
      pending={isBusy && isAsked}
      disabled={isBusy && !isAsked}
      onClick={() => {
        setAsked(true);
        void detail.refetch();
        void client.invalidateQueries({ queryKey: [kind, 'series', id] });
        void client.invalidateQueries({ queryKey: analyticsKey });
      }}
    >
      {verbs.refresh}
    </Button>
  );
};
