import { byteOrderMark, csvLine } from '#server/http/csv-line.ts';
import { timestamp } from '#server/rules/clock.ts';
import { filtersOf } from '#server/store/analytics/ask.ts';
import { columns } from '#server/store/analytics/columns.ts';
import { namesOfTargets } from '#server/store/analytics/names.ts';
import { visitsOf } from '#server/store/analytics/rows.ts';
import type { Db } from '#server/store/database/database.ts';
import type { VisitsFilter } from './ask-order.ts';

const exportedColumns = columns.filter((column) => column !== 'target');
const title = csvLine(['time_utc', 'kind', 'id', 'name', ...exportedColumns, 'visitor']);

/** Yields the lines of a CSV file of visits, several thousand at a time. */
export async function* visitLines(
  db: Db,
  { accountId, span, conditions, mainHost }: VisitsFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + title;
  const filters = await filtersOf(db, accountId, conditions);
  const names = new Map<string, string>();
  for await (const visits of visitsOf(db, accountId, span, filters)) {
    const rows = [...visits];
    const unknown = rows.map(({ labels }) => labels.target).filter((target) => !names.has(target));
    const found = await namesOfTargets(db, accountId, unknown, mainHost);
    for (const target of unknown) names.set(target, found.get(target) ?? '');
    yield rows
      .map(({ at, labels, visitor }) => {
        const [kind = '', id = ''] = labels.target.split(' ');
        const name = names.get(labels.target) ?? '';
        return csvLine([
          timestamp(at),
          kind,
          id,
          name,
          ...exportedColumns.map((column) => labels[column]),
          visitor,
        ]);
      })
      .join('');
  }
}
