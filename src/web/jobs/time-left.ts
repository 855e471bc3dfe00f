import { jobs } from '#web/words/jobs.ts';

/** Such as "about 3 minutes left". */
export const timeLeft = (seconds: number) =>
  seconds < 60
    ? jobs.secondsLeft(Math.max(1, Math.ceil(seconds)))
    : jobs.minutesLeft(Math.round(seconds / 60));
