import { LRUCache } from 'lru-cache';

import type { Value } from './database/placeholder.ts';

/** Maximum number of cached results per prepared read. */
const size = 10_000;
/** Maximum age of a result when the database became unavailable, in ms. Older ones can't be relied on. */
const maxAge = 3_600_000;

interface Answer {
  rows: readonly object[];
  at: number;
}

export interface LastKnown {
  keep(values: readonly Value[], rows: readonly object[]): void;
  /** Returns what was read within the hour before the database became unavailable. */
  find(values: readonly Value[], awaySince: number): readonly object[] | undefined;
}

/** Caches results for visitors, to serve them again while the database is unavailable. */
export function createLastKnown() {
  const forgetters: ((ids: ReadonlySet<unknown> | undefined) => void)[] = [];

  function ofRead(): LastKnown {
    const answers = new LRUCache<string, Answer>({ max: size });
    forgetters.push((ids) => {
      for (const [key, { rows }] of answers) {
        if (!ids || rows.some((row) => 'id' in row && ids.has(row.id))) answers.delete(key);
      }
    });
    return {
      keep(values, rows) {
        answers.set(JSON.stringify(values), { rows, at: Date.now() });
      },
      find(values, awaySince) {
        const answer = answers.get(JSON.stringify(values));
        return answer && awaySince - answer.at <= maxAge ? answer.rows : undefined;
      },
    };
  }

  return {
    ofRead,
    /**
     * Must be called for every statement of this process, since it invalidates the results that it changes. These are
     * found by the ids among the statement's values. If the values don't identify them, all results are dropped.
     */
    noticed({ sql, parameters }: { sql: string; parameters: readonly unknown[] }): void {
      const [, does, table, counts] =
        /^(update|delete from|insert into) "(links|qrs|domains|accounts)"( set "passed")?/.exec(sql) ?? [];
      if (does === undefined || counts !== undefined) return;
      if (does === 'insert into' && table !== 'domains') return;
      const ids = does === 'update' && table !== 'accounts' ? new Set(parameters) : undefined;
      for (const forget of forgetters) forget(ids);
    },
  };
}
