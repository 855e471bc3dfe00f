import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const databaseName = 'waypost.db';

/** Of a data folder. */
export const databaseFile = (dataDir: string) => path.join(dataDir, databaseName);

const isOpenToOthers = (mode: number) => (mode & 0o077) !== 0;

/** A user that the system doesn’t know, as in a container, has none. */
function home(): string | undefined {
  try {
    return homedir();
  } catch {
    return undefined;
  }
}

/** Whether a folder is more than ours alone: the root, a home, where the process was started, or one like /tmp. */
function isShared(folder: string, mode: number): boolean {
  const whole = path.resolve(folder);
  const sticky = 0o1000;
  return [path.parse(whole).root, home(), process.cwd()].includes(whole) || (mode & sticky) !== 0;
}

/** Takes the rights of others away; returns whether they had any. On systems without such rights nothing is done. */
function close(file: string, mode: number): boolean {
  if (process.platform === 'win32' || !isOpenToOthers(statSync(file).mode)) return false;
  try {
    chmodSync(file, mode);
  } catch {
    // Somebody else owns it, who may have had a reason.
    return false;
  }
  return true;
}

/**
 * Makes the data folder and the database where they are missing, so that only their owner can read and write them, and
 * puts right what is there: SQLite gives its other files the mode of the first.
 * @returns what others could read until now
 */
export function keepPrivate(dataDir: string): string[] {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = databaseFile(dataDir);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const files = readdirSync(dataDir)
    .filter((name) => name === databaseName || name.startsWith(`${databaseName}-`))
    .map((name) => path.join(dataDir, name));
  const closed = files.filter((each) => close(each, 0o600));
  return !isShared(dataDir, statSync(dataDir).mode) && close(dataDir, 0o700) ? [dataDir, ...closed] : closed;
}
