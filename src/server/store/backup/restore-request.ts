import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Here while a restore waits for a data folder or replaces what is in it. Services that run let go of it meanwhile. */
const requestFile = (dataDir: string) => path.join(dataDir, 'restore-requested');

/** How often a request is renewed and looked for, in milliseconds. */
const period = 500;
/** A request that was not renewed for so long is of a restore that was killed, in milliseconds. */
const longest = 10_000;

export interface RestoreRequest {
  end(): void;
}

/** Asks the services that use a folder to let go of it until the request ends. */
export function requestRestore(dataDir: string): RestoreRequest {
  const file = requestFile(dataDir);
  // Made anew as well: that of another restore ends with it.
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
  return found !== undefined && Date.now() - found.mtimeMs < longest;
}

/** Settles when no restore wants the folder any more. */
export async function restoreEnded(dataDir: string): Promise<void> {
  while (isRestoreRequested(dataDir)) await sleep(period / 5);
}
