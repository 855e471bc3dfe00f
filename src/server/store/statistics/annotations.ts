import type { Insertable } from 'kysely';
import type { Db } from '#server/store/database/database.ts';
import { countOwn, removeOwn, updateOwn } from '#server/store/records-by-id.ts';
import { type PageRequest, selectPage } from '#server/store/page.ts';
import type { StatisticsTables } from './statistics-schema.ts';
import { columnOf, type Subject } from './subject.ts';

/** Selects an account’s annotations. Days are YYYY-MM-DD, both inclusive. */
interface AnnotationsFilter extends PageRequest {
  /** Selects annotations of a record and of the whole account. If omitted, all are selected. */
  subject?: Subject | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns the latest day first. */
export function page(db: Db, accountId: number, { subject, from, to, ...wanted }: AnnotationsFilter) {
  let query = db.selectFrom('annotations').where('account_id', '=', accountId);
  if (subject)
    query = query.where(({ eb, and, or }) =>
      or([
        eb(columnOf(subject.kind), '=', subject.id),
        and(
          (['link', 'qr', 'bio', 'campaign', 'channel', 'domain'] as const).map((kind) =>
            eb(columnOf(kind), 'is', null),
          ),
        ),
      ]),
    );
  if (from !== undefined) query = query.where('day', '>=', from);
  if (to !== undefined) query = query.where('day', '<=', to);
  return selectPage(query.selectAll().orderBy('day', 'desc').orderBy('id', 'desc'), wanted);
}

export const count = (db: Db, accountId: number) => countOwn(db, 'annotations', accountId);

export async function add(db: Db, annotation: Insertable<StatisticsTables['annotations']>): Promise<number> {
  return (await db.insertInto('annotations').values(annotation).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes the given fields. Returns whether the account had such an annotation. */
export const update = (db: Db, accountId: number, id: number, change: { day?: string; text?: string }) =>
  updateOwn(db, 'annotations', accountId, id, change);

/** Deletes an annotation. Returns whether the account had it. */
export const remove = (db: Db, accountId: number, id: number) => removeOwn(db, 'annotations', accountId, id);
