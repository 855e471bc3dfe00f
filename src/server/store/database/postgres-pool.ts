import { Socket } from 'node:net';
import pg from 'pg';

/** How long is waited for PostgreSQL, in milliseconds. */
export interface Limits {
  /** For one statement, at the server. */
  statement: number;
  /** For a lock that others hold. */
  lock: number;
  /** For the next statement of a transaction. */
  idleInTransaction: number;
  /** For anything at all to come back from a server that is to answer, by our own clock. */
  silence: number;
  /** Whether every answer is awaited by our own clock. Only for what is asked by the pool's `query`. */
  answer?: number;
}

/** A visitor waits, and has somewhere else to be. What takes longer is taken into the journal. */
export const forVisitors: Limits = {
  statement: 4000,
  lock: 2000,
  idleInTransaction: 5000,
  silence: 15_000,
  answer: 5000,
};

/** The dashboard and programs may ask for more. */
export const forRequests: Limits = {
  statement: 30_000,
  lock: 5000,
  idleInTransaction: 30_000,
  silence: 40_000,
};

/** A connection and its place in the pool are awaited this long. */
const patience = 5000;

/** bigint columns as numbers: times and counts stay far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * @param limits absent: it takes what it takes, as a migration may
 * @param schema of lower-case letters, digits and _; absent: as the server has it
 */
export function createPool(url: string, max: number, limits?: Limits, schema?: string) {
  const sockets = new Set<Socket>();
  /** Notices a server that says nothing: a network that is gone breaks no connection for a quarter of an hour. */
  const stream = () => {
    const socket = new Socket();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (limits)
      socket.setTimeout(limits.silence, () => socket.destroy(new Error('Connection terminated by silence')));
    return socket;
  };
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max,
    stream,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'waypost',
    ...(schema !== undefined && { options: `-c search_path=${schema}` }),
    ...(limits && {
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
    }),
    ...(limits?.answer !== undefined && { query_timeout: limits.answer }),
  });
  // Without a listener a connection that breaks would end the process, whether it is idle or in somebody's hands. The
  // statement under way fails by itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    pool,
    /** Breaks whatever is still open, so that nothing keeps the process alive. */
    abandon() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
