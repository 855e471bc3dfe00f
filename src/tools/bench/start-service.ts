import path from 'node:path';
import { startProcess } from '#test/start-process.ts';

/** The service in a process of its own, over a database that is filled already, with a limit that no bench meets. */
export const startBenchService = (dataDir: string) =>
  startProcess(path.resolve(import.meta.dirname, '../../server/main.ts'), [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    REGISTRATION: 'closed',
    RATE_LIMIT: '100000',
    LOG_LEVEL: 'warn',
  });
