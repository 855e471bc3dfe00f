import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Takes the write lock of an SQLite database in another process, as a tool opened beside the service might. Returns a
 * function that releases it.
 */
export async function holdLock(dataDir: string): Promise<() => Promise<void>> {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const sqlite = new DatabaseSync(process.argv[1], { timeout: 5000 });
    sqlite.exec('begin immediate');
    process.stdout.write('held');
    process.stdin.once('end', () => sqlite.close()).resume();`;
  const child = spawn(process.execPath, ['-e', script, path.join(dataDir, 'waypost.db')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', () => reject(new Error('The lock could not be taken.')));
  });
  return () => {
    child.stdin.end();
    return ended;
  };
}
