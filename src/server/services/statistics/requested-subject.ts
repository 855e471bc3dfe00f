import { ApiRefusal } from '#server/rules/api-refusal.ts';
import type { Db } from '#server/store/database/database.ts';
import { namesOf } from '#server/store/analytics/names.ts';
import {
  type Subject,
  type SubjectColumns,
  subjectIn,
  type SubjectKind,
} from '#server/store/statistics/subject.ts';
import type { Service } from '#server/services/service.ts';
import { mustOwn } from '#server/services/analytics/visit-conditions.ts';

interface SubjectQuery {
  of?: SubjectKind | 'account' | undefined;
  record?: number | undefined;
}

/** Returns the requested record. Returns undefined if there is none, or for the whole account. */
export function requestedSubject({ of, record }: SubjectQuery): Subject | undefined {
  if (of === undefined || of === 'account') return undefined;
  if (record === undefined) throw new ApiRefusal(400, 'record is required.', 'record');
  return { kind: of, id: record };
}

/**
 * Does the same for a record that must belong to the account.
 * @throws ApiRefusal 404 if it doesn't
 */
export async function mustOwnSubject<Kind extends SubjectKind>(
  db: Db,
  accountId: number,
  asked: { of?: Kind | 'account' | undefined; record?: number | undefined },
): Promise<Subject | undefined> {
  const subject = requestedSubject(asked);
  if (subject) await mustOwn(db, accountId, subject.kind, [subject.id]);
  return subject;
}

/** Returns the record that each row is about, with its name. */
export async function namedSubjects<Row extends SubjectColumns>(
  { db, site }: Pick<Service, 'db' | 'site'>,
  accountId: number,
  rows: readonly Row[],
): Promise<{ row: Row; subject: Subject; name: string }[]> {
  const about = rows.flatMap((row) => {
    const subject = subjectIn(row);
    return subject ? [{ row, subject }] : [];
  });
  const names = new Map<string, string>();
  for (const [kind, of] of Map.groupBy(about, ({ subject }) => subject.kind)) {
    const ids = of.map(({ subject }) => String(subject.id));
    const found = await namesOf(db, accountId, kind, ids, new URL(site.publicUrl).host);
    for (const [id, name] of found) names.set(`${kind} ${id}`, name);
  }
  return about.map(({ row, subject }) => ({
    row,
    subject,
    name: names.get(`${subject.kind} ${subject.id}`) ?? '',
  }));
}
