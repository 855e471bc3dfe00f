import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { endInspection } from '#web/api/sign-out.ts';
import { extendInspection, revealInspected } from '#web/api/support-inspection.ts';
import type { Inspection } from '#web/client/viewing.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import { useSecondsLeft } from '#web/browser/seconds-left.ts';
import { supportAccount as support } from '#web/words/support-account.ts';
import { verbs } from '#web/words/verbs.ts';
import { viewing as words } from '#web/words/viewing.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { ViewingBar } from '#web/ui/frame/ViewingBar.tsx';

interface InspectionBannerProps {
  visit: Inspection;
  expires: string | undefined;
  onRevealed: () => void;
}

/**
 * Seconds left from which the inspection can be extended. Earlier extensions would only fill the log that the customer
 * reads.
 */
const nearEnd = 600;

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const InspectionBanner = ({ visit, expires, onRevealed }: InspectionBannerProps) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const left = useSecondsLeft(expires === undefined ? undefined : parseWireTime(expires)?.getTime());
  const extension = useMutation({ mutationFn: extendInspection });
  const revelation = useMutation({ mutationFn: revealInspected });
  const [asks, setAsks] = useState(false);
  const tell = (error: unknown) => toast(wholeMessageOf(error), { tone: 'bad' });
  const end = () => {
    // Leave the page first. A form filled in during the visit must not stay, or it would be saved in the user's own
    // account.
    void navigate(`/support/${visit.account.id}`);
    const ended = endInspection(visit);
    queryClient.clear();
    // Data read in the meantime doesn't include the end yet.
    void ended.then(() => queryClient.invalidateQueries({ queryKey: ['support'] }));
  };
  return (
    <ViewingBar
      label={words.inspection}
      title={
        <Sentence
          of={left > 0 ? words.timeLeft : words.timeOver}
          parts={{ account: <bdi>{visit.account.username}</bdi>, time: clock(left) }}
        />
      }
      actions={
        <>
          {visit.revealed || left === 0 ? null : (
            <Button size="small" pending={revelation.isPending} onClick={() => setAsks(true)}>
              {words.reveal}
            </Button>
          )}
          {left === 0 || left > nearEnd ? null : (
            <Button
              size="small"
              pending={extension.isPending}
              onClick={() => extension.mutate(visit, { onError: tell })}
            >
              {words.extend}
            </Button>
          )}
          <Button size="small" onClick={end}>
            {words.end}
          </Button>
        </>
      }
    >
      <bdi>{visit.reason}</bdi>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={support.revealTitle(visit.account.username)}
        text={support.revealText}
        size="small"
        foot={
          <>
            <Button onClick={() => setAsks(false)}>{verbs.cancel}</Button>
            <Button
              variant="primary"
              // Revealing the address changes nothing in the account.
              changes={false}
              onClick={() => {
                setAsks(false);
                revelation.mutate(visit, { onSuccess: onRevealed, onError: tell });
              }}
            >
              {words.reveal}
            </Button>
          </>
        }
      />
    </ViewingBar>
  );
};
