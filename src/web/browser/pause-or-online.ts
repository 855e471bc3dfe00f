import { pause } from '#web/lib/pause.ts';

/** Works like `pause`, but ends early when the connection is back. */
export async function pauseOrOnline(milliseconds: number, signal?: AbortSignal): Promise<void> {
  const { promise: online, resolve } = Promise.withResolvers<void>();
  const wake = () => resolve();
  window.addEventListener('online', wake);
  await Promise.race([pause(milliseconds, signal), online]).finally(() =>
    window.removeEventListener('online', wake),
  );
}
