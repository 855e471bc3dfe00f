import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Compilable } from 'kysely';
import { LRUCache } from 'lru-cache';
import { orderOf, type Value } from './placeholder.ts';
import { isBusy } from './sqlite.ts';

/** Maximum number of cached results per prepared query. */
const kept = 5000;

/**
 * Prepares reads of a SQLite file. Results are cached until anything is written, since finding a link in the file takes
 * a third of the time of a redirect, most of it for the locks.
 * @param writer the connection for all writes of this process
 * @param reader opens another connection, which waits a moment where the first would be refused
 */
export function createPreparedReads(writer: DatabaseSync, reader: () => DatabaseSync) {
  const forgetters: (() => void)[] = [];
  const forget = () => {
    for (const each of forgetters) each();
  };

  const version = writer.prepare('pragma data_version');
  let seen: unknown;
  let isChecked = false;
  /**
   * Detects writes of the command line and of other processes. Once per turn of the event loop is early enough for any
   * request.
   */
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
        // While a transaction is open, nobody else may see what isn't committed. Otherwise the writer is faster, since
        // it keeps its pages. Every commit makes other connections read them again.
        if (!writer.isTransaction) {
          try {
            return latest.all(...values) as Row[];
          } catch (error) {
            if (!isBusy(error)) throw error;
          }
        }
        return committed.all(...values) as Row[];
      };
      // The cache is allocated on first use and cleared only if it isn't empty, since both take time proportional to
      // its size.
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
    /** Must be called as soon as this process has committed anything. */
    forget,
  };
}
