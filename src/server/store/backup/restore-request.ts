import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Exists while a restore waits for a data folder or replaces its contents. Running services release the folder in the
 * meantime.
 */
const requestFile = (dataDir: string) => path.join(dataDir, 'restore-requested');

/** How often a request is renewed, in ms. Waiting services check for it five times as often. */
const period = 500;
/** Age from which a request counts as left by a killed restore, in ms. */
const staleAfterMs = 10_000;

export interface RestoreRequest {
  end(): void;
}

/** Asks the services that use a folder to release it until the request ends. */
export function requestRestore(dataDir: string): RestoreRequest {
  const file = requestFile(dataDir);
  // The file is recreated as well, since the end of another restore deletes it.
  const write = () => writeFileSync(file, new Date().toISOString(), { mode: 0o600 });
  write();
  const renewing = setInterval(write, period);
  return {
    end() {
      clearInterval(renewing);
      rmSync(file, { force: true });
    },
  };
}

export function isRestoreRequested(dataDir: string): boolean {
  const found = statSync(requestFile(dataDir), { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs < staleAfterMs;
}

/** Resolves when no restore requests the folder anymore. */
export async function restoreEnded(dataDir: string): Promise<void> {
  while (isRestoreRequested(dataDir)) await sleep(period / 5);
}
