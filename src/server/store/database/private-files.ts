import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const databaseName = 'waypost.db';

export const databaseFile = (dataDir: string) => path.join(dataDir, databaseName);

const isOpenToOthers = (mode: number) => (mode & 0o077) !== 0;

/** A user that the system doesn’t know, as in a container, has no home. */
function home(): string | undefined {
  try {
    return homedir();
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a folder isn't used by the service alone: the root, a home, the folder where the process was started,
 * or one like /tmp.
 */
function isShared(folder: string, mode: number): boolean {
  const whole = path.resolve(folder);
  const sticky = 0o1000;
  return [path.parse(whole).root, home(), process.cwd()].includes(whole) || (mode & sticky) !== 0;
}

/**
 * Removes the permissions of other users. Returns whether they had any. Does nothing on systems without such
 * permissions.
 */
function close(file: string, mode: number): boolean {
  if (process.platform === 'win32' || !isOpenToOthers(statSync(file).mode)) return false;
  try {
    chmodSync(file, mode);
  } catch {
    // Another user owns it, and may have set the permissions on purpose.
    return false;
  }
  return true;
}

/**
 * Creates the data folder and the database if they're missing, so that only their owner can read and write them. Fixes
 * the permissions of existing ones. SQLite gives its other files the mode of the first.
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
