import type { Goal } from '#contract/goals.ts';
import { longDate, parseWireTime } from '#web/lib/dates.ts';
import { momentOf } from '#web/statistics/time-words.ts';
import { alerts as words } from '#web/words/alerts.ts';

const dateOf = (time: string) => {
  const date = parseWireTime(time);
  return date ? longDate(date) : time;
};

/** Returns what an alert waits for, such as "1,000 clicks". */
export function alertName({ kind, of, number }: Goal): string {
  if (kind === 'number') return words.reaches(of, number ?? 0);
  return kind === 'first' ? words.firstScan : words.quietDay(of);
}

/** Returns an alert's state, such as "Waiting · with e-mail". */
export function alertState({ kind, met, day, mail }: Goal): string {
  const became = () => {
    if (met === null) return words.waiting;
    if (kind === 'silence') return words.wasQuiet(day === null ? dateOf(met) : momentOf(day));
    return kind === 'first' ? words.scanned(dateOf(met)) : words.reached(dateOf(met));
  };
  return mail ? `${became()} · ${words.withMail}` : became();
}

/** Returns the sentence about an alert that was reached. */
export function alertSentence({ kind, of, name, number, day }: Goal): string {
  if (kind === 'number') return words.hasReached(name, of, number ?? 0);
  return kind === 'first' ? words.hasFirst(name) : words.hadNone(name, of, momentOf(day ?? ''));
}
