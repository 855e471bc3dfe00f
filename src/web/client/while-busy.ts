import { pause } from '#web/lib/pause.ts';
import { ApiError } from './api-error.ts';

export interface WhileBusy {
  /** Told when it has to wait. */
  onBusy: () => void;
  signal: AbortSignal;
}

/** Tries after which a person is told instead. */
const mostTries = 6;

/**
 * Asks again, a few times, while the server is too busy to try a password. Such a refusal did nothing.
 * Servers that are down name no time, and are not asked again.
 */
export async function whileBusy<Answer>(
  { onBusy, signal }: WhileBusy,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const until = error instanceof ApiError && error.status === 503 ? error.retryAt : undefined;
      if (until === undefined || tries === mostTries) throw error;
      onBusy();
      await pause(Math.max(0, until - Date.now()), signal);
    }
  }
}
