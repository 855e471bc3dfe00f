import { useBudget } from '#web/api/budget.ts';
import { useSecondsLeft } from '#web/lib/seconds-left.ts';
import { Button } from '#web/ui/Button.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { isHeld, secondsLeft, timeLeft } from './time-left.ts';
import type { Batch } from './batch-work.ts';

interface BatchProgressProps {
  batch: Batch;
  /** Of the rows that can be made. */
  total: number;
  onPause: () => void;
  onGoOn: () => void;
  onCancel: () => void;
}

/** How far the work is, at the pace that the limit allows. */
export const BatchProgress = ({ batch, total, onPause, onGoOn, onCancel }: BatchProgressProps) => {
  const budget = useBudget();
  const { phase, results, pace } = batch;
  const isRunning = phase === 'running';
  const pause = useSecondsLeft(phase !== 'paused' && isHeld(budget.remaining) ? budget.resetAt : undefined);
  const waiting = pause > 0 && `waiting ${pause} s for the limit`;
  const left = timeLeft(
    secondsLeft({
      left: total - results.size,
      ...pace,
      limit: budget.limit,
      remaining: budget.remaining,
    }),
  );
  const note =
    phase === 'stopping'
      ? ['stops after the code that is being made', waiting].filter(Boolean).join(' · ')
      : phase === 'paused'
        ? 'paused'
        : [left, waiting].filter(Boolean).join(' · ');
  return (
    <ProgressBar
      label="Making QR codes"
      value={results.size}
      total={total}
      note={note}
      tone={phase === 'paused' ? 'warn' : 'accent'}
      actions={
        <>
          {phase === 'paused' ? (
            <Button size="small" variant="primary" onClick={onGoOn}>
              Go on
            </Button>
          ) : (
            <Button size="small" disabled={!isRunning} onClick={onPause}>
              Pause
            </Button>
          )}
          <Button size="small" disabled={phase === 'stopping'} onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    />
  );
};
