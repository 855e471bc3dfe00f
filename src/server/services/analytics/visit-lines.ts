import { byteOrderMark, csvLine } from '#server/http/csv-line.ts';
import { timestamp } from '#server/rules/clock.ts';
import { filtersOf } from '#server/store/analytics/ask.ts';
import { columns } from '#server/store/analytics/columns.ts';
import { namesOf } from '#server/store/analytics/names.ts';
import { visitsOf } from '#server/store/analytics/rows.ts';
import type { Db } from '#server/store/database/database.ts';
import type { VisitsWanted } from './ask-order.ts';

const told = columns.filter((column) => column !== 'target');
const title = csvLine(['time_utc', 'kind', 'id', 'name', ...told, 'visitor']);

/** The lines of a CSV file of visits, some thousands at a time. */
export async function* visitLines(
  db: Db,
  { accountId, span, conditions, mainHost }: VisitsWanted,
): AsyncGenerator<string> {
  yield byteOrderMark + title;
  const filters = await filtersOf(db, accountId, conditions);
  const names = new Map<string, string>();
  const nameAll = async (targets: ReadonlySet<string>) => {
    for (const kind of ['link', 'qr', 'bio']) {
      const ids = [...targets].flatMap((target) =>
        target.startsWith(`${kind} `) && !names.has(target) ? target.slice(kind.length + 1) : [],
      );
      const found = await namesOf(db, accountId, kind, ids, mainHost);
      for (const id of ids) names.set(`${kind} ${id}`, found.get(id) ?? '');
    }
  };
  for await (const visits of visitsOf(db, accountId, span, filters)) {
    const rows = [...visits];
    await nameAll(new Set(rows.map(({ labels }) => labels.target)));
    yield rows
      .map(({ at, labels, visitor }) => {
        const [kind = '', id = ''] = labels.target.split(' ');
        const name = names.get(labels.target) ?? '';
        return csvLine([timestamp(at), kind, id, name, ...told.map((column) => labels[column]), visitor]);
      })
      .join('');
  }
}
