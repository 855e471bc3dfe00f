import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Compilable } from 'kysely';
import { LRUCache } from 'lru-cache';
import { orderOf, type Value } from './placeholder.ts';
import { isBusy } from './sqlite.ts';

/** Answers of one prepared query that are kept. */
const kept = 5000;

/**
 * Prepared reads of an SQLite file, whose answers are remembered until anything is written: finding a link in the
 * file takes a third of the time of a redirect, most of it for the locks.
 * @param writer the connection that everything of this process is written through
 * @param reader opens another, which waits a moment where the first would be refused
 */
export function createPreparedReads(writer: DatabaseSync, reader: () => DatabaseSync) {
  const forgetters: (() => void)[] = [];
  const forget = () => {
    for (const each of forgetters) each();
  };

  const version = writer.prepare('pragma data_version');
  let seen: unknown;
  let isChecked = false;
  /** The command line and other processes write as well. Once a turn of the event loop is in time for any request. */
  const checkOthers = () => {
    if (isChecked) return;
    isChecked = true;
    setImmediate(() => {
      isChecked = false;
    });
    const now = version.get()?.['data_version'];
    if (now !== seen) forget();
    seen = now;
  };

  return {
    prepare<Row extends object>(query: Compilable<Row>): (...values: Value[]) => Row[] {
      const compiled = query.compile();
      const order = orderOf(compiled);
      const [committed, latest] = [reader().prepare(compiled.sql), writer.prepare(compiled.sql)];
      const find = (key: string) => {
        const values = order(JSON.parse(key) as Value[]) as SQLInputValue[];
        // While a transaction is open, nobody else may see what is not committed. Otherwise the writer is faster: it
        // keeps its pages, which every commit makes other connections read again.
        if (!writer.isTransaction) {
          try {
            return latest.all(...values) as Row[];
          } catch (error) {
            if (!isBusy(error)) throw error;
          }
        }
        return committed.all(...values) as Row[];
      };
      // Its room is taken when it is first used, and cleared only if it holds anything: both take as long as it is large.
      let recent: LRUCache<string, Row[]> | undefined;
      forgetters.push(() => {
        if (recent?.size) recent.clear();
      });
      return (...values) => {
        checkOthers();
        recent ??= new LRUCache({ max: kept, memoMethod: find });
        return recent.memo(JSON.stringify(values));
      };
    },
    /** To be called as soon as this process has committed anything. */
    forget,
  };
}
