import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { endInspection } from '#web/api/sign-out.ts';
import { extendInspection, revealInspected } from '#web/api/support-inspection.ts';
import type { Inspection } from '#web/client/viewing.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import { useSecondsLeft } from '#web/browser/seconds-left.ts';
import { viewing as words } from '#web/words/viewing.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { ViewingBar } from '#web/ui/frame/ViewingBar.tsx';

interface InspectionBannerProps {
  visit: Inspection;
  expires: string | undefined;
  onRevealed: () => void;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const InspectionBanner = ({ visit, expires, onRevealed }: InspectionBannerProps) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const left = useSecondsLeft(expires === undefined ? undefined : parseWireTime(expires)?.getTime());
  const extension = useMutation({ mutationFn: extendInspection });
  const revelation = useMutation({ mutationFn: revealInspected });
  const tell = (error: unknown) => toast(wholeMessageOf(error), { tone: 'bad' });
  const end = () => {
    const ended = endInspection(visit);
    queryClient.clear();
    void navigate(`/support/${visit.account.id}`);
    // What was read meanwhile does not know of the end yet.
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
            <Button
              size="small"
              pending={revelation.isPending}
              onClick={() => revelation.mutate(visit, { onSuccess: onRevealed, onError: tell })}
            >
              {words.reveal}
            </Button>
          )}
          {left === 0 ? null : (
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
    </ViewingBar>
  );
};
