import type { Value } from './database/placeholder.ts';

/** Answers of one prepared read that are kept. */
const size = 5000;
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

  /** Holds between `size` and twice as many: when the young generation is full, it becomes the old one. */
  function ofRead(): LastKnown {
    let young = new Map<string, Answer>();
    let old = new Map<string, Answer>();
    forgetters.push((ids) => {
      for (const generation of [young, old]) {
        for (const [key, { rows }] of generation) {
          if (!ids || rows.some((row) => 'id' in row && ids.has(row.id))) generation.delete(key);
        }
      }
    });
    return {
      keep(values, rows) {
        if (young.size >= size) {
          old = young;
          young = new Map();
        }
        young.set(JSON.stringify(values), { rows, at: Date.now() });
      },
      find(values, awaySince) {
        const key = JSON.stringify(values);
        const answer = young.get(key) ?? old.get(key);
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
