import path from 'node:path';
import { startProcess } from '#test/start-process.ts';

/**
 * The service in a process of its own, over a database that is filled already, with a limit that no bench meets.
 * @param url of PostgreSQL; SQLite in the folder if not given
 */
export const startBenchService = (dataDir: string, url = '') =>
  startProcess(path.resolve(import.meta.dirname, '../../server/main.ts'), [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    REGISTRATION: 'closed',
    RATE_LIMIT: '100000',
    LOG_LEVEL: 'warn',
  });
