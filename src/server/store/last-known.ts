import { LRUCache } from 'lru-cache';

import type { Value } from './database/placeholder.ts';

/** Answers of one prepared read that are kept. */
const size = 10_000;
/** What was read longer before the database went away is too old to be relied on, in milliseconds. */
const oldest = 3_600_000;

interface Answer {
  rows: readonly object[];
  at: number;
}

export interface LastKnown {
  keep(values: readonly Value[], rows: readonly object[]): void;
  /** What was answered within the hour before the database went away. */
  find(values: readonly Value[], awaySince: number): readonly object[] | undefined;
}

/** What visitors got, so that they get it also while the database is away. */
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
        return answer && awaySince - answer.at <= oldest ? answer.rows : undefined;
      },
    };
  }

  return {
    ofRead,
    /**
     * To be told of every statement of this process: what it changes is not known any more. By the ids among its
     * values; where those don't tell, nothing is.
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
