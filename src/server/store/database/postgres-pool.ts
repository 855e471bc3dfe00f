import { Socket } from 'node:net';
import pg from 'pg';

/** Maximum waits for PostgreSQL, in ms. */
export interface PoolTimeouts {
  /** For one statement, enforced by the server. */
  statement: number;
  /** For a lock that others hold. */
  lock: number;
  /** For the next statement of a transaction. */
  idleInTransaction: number;
  /** For any data at all from a server that has to respond, by the service's own clock. */
  silence: number;
  /** For every response, by the service's own clock. Applies only to the pool's `query`. */
  answer?: number;
}

/**
 * These are short, since a visitor waits for the redirect. A visit that takes longer to record goes into the journal.
 */
export const visitorTimeouts: PoolTimeouts = {
  statement: 4000,
  lock: 2000,
  idleInTransaction: 5000,
  silence: 15_000,
  answer: 5000,
};

/** The dashboard and programs may request more, so these are longer. */
export const requestTimeouts: PoolTimeouts = {
  statement: 30_000,
  lock: 5000,
  idleInTransaction: 30_000,
  silence: 40_000,
};

/** Maximum wait for a connection and its place in the pool, in ms. */
const connectTimeoutMs = 5000;

/** Parses bigint columns as numbers. Times and counts stay far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * @param limits if omitted, statements may take any time, as in a migration
 * @param schema consists of lower-case letters, digits and _. If omitted, the server's default applies.
 */
export function createPool(url: string, max: number, limits?: PoolTimeouts, schema?: string) {
  const sockets = new Set<Socket>();
  /** Detects a server that sends nothing. A lost network otherwise takes a quarter of an hour to break a connection. */
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
    connectionTimeoutMillis: connectTimeoutMs,
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
  // Without a listener, a broken connection would end the process, whether it's idle or in use. The current statement
  // fails anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    pool,
    /** Breaks all open connections, so that nothing keeps the process alive. */
    abandon() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
