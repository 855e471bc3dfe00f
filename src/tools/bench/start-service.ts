import { mainScript, startProcess } from '#test/start-process.ts';

/**
 * Starts the service in a process of its own, with a filled database and a limit that no benchmark reaches.
 * @param url of PostgreSQL. Defaults to SQLite in the folder.
 */
export const startBenchService = (dataDir: string, url = '') =>
  startProcess(mainScript, [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    REGISTRATION: 'closed',
    RATE_LIMIT: '100000',
    LOG_LEVEL: 'warn',
  });
