import { pause } from '#web/lib/pause.ts';
import { ApiError } from './api-error.ts';

export interface BusyOptions {
  /** Called when the request has to wait. */
  onBusy: () => void;
  signal: AbortSignal;
}

/** Attempts after which the user is shown the error. */
const maxTries = 6;

/**
 * Retries a few times while the server is too busy to check a password. Such a refusal had no effect. A server that is
 * down names no time, so it isn't retried.
 */
export async function retryWhileBusy<Answer>(
  { onBusy, signal }: BusyOptions,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const until = error instanceof ApiError && error.status === 503 ? error.retryAt : undefined;
      if (until === undefined || tries === maxTries) throw error;
      onBusy();
      await pause(Math.max(0, until - Date.now()), signal);
    }
  }
}
