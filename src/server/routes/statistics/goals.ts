import { type Goal, goalNumberError, goals, maxGoals } from '#contract/goals.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { formatCount } from '#server/http/format-count.ts';
import { done, list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { ApiRefusal, mustFind } from '#server/rules/api-refusal.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import type { Routes, Service } from '#server/services/service.ts';
import { namedSubjects, mustOwnSubject } from '#server/services/statistics/requested-subject.ts';
import * as store from '#server/store/statistics/goals.ts';
import { dueAfter } from '#server/store/statistics/judge.ts';
import { type Subject, subjectColumns, subjectIn } from '#server/store/statistics/subject.ts';

const item = (row: store.GoalRow, { kind, id }: Subject, name: string): Goal => ({
  id: row.id,
  of: kind as Goal['of'],
  record: id,
  name,
  kind: row.kind,
  number: row.kind === 'number' ? row.number : null,
  zone: row.zone,
  mail: row.mail === 1,
  created: timestamp(Number(row.created_at)),
  met: row.met_at === null ? null : timestamp(Number(row.met_at)),
  visits: row.met_at === null ? null : row.met_visits,
  day: row.met_day || null,
  seen: row.seen_at !== null,
});

/** Returns the word for the visits of a record. */
const visitOf = (kind: Subject['kind']) => (kind === 'qr' ? 'scan' : kind === 'bio' ? 'view' : 'click');

/** @throws ApiRefusal 400 if the number has already been reached, since nothing would be reported */
async function mustBeAhead({ db }: Service, subject: Subject, number: number): Promise<void> {
  const visits = await store.visitsOf(db, subject);
  if (visits >= number)
    throw new ApiRefusal(
      400,
      `It has ${formatCount(visits, visitOf(subject.kind))} already. Enter a larger number.`,
      'number',
    );
}

async function numberOf(
  service: Service,
  subject: Subject,
  { kind, number }: BodyOf<typeof goals.add>,
): Promise<number> {
  if (kind === 'number') {
    if (number === undefined) throw new ApiRefusal(400, goalNumberError, 'number');
    await mustBeAhead(service, subject, number);
    return number;
  }
  if (kind === 'silence') return 0;
  if (subject.kind !== 'qr') throw new ApiRefusal(400, 'Only a QR code has a first scan.', 'kind');
  if ((await store.visitsOf(service.db, subject)) > 0)
    throw new ApiRefusal(400, 'This QR code has been scanned already.', 'kind');
  return 1;
}

export const goalRoutes: Routes = (app, service) => {
  const { db } = service;

  route(app, goals.list, async ({ caller: { accountId }, query }) => {
    const subject = await mustOwnSubject(db, accountId, query);
    const unseen = query.unseen === 'true';
    const { result, rows } = await store.page(db, accountId, { ...pageWanted(query), subject, unseen });
    const named = await namedSubjects(service, accountId, rows);
    return list('goals', query, { result, rows: named }, ({ row, subject: of, name }) => item(row, of, name));
  });

  route(app, goals.add, async ({ caller: { accountId }, body }) => {
    const subject = mustFind(await mustOwnSubject(db, accountId, body), body.of);
    if ((await store.count(db, accountId)) >= maxGoals)
      throw new ApiRefusal(400, `An account can have ${maxGoals} goals. Delete one first.`);
    const zone = body.zone ?? 'UTC';
    const time = now();
    const id = await store.add(db, {
      account_id: accountId,
      ...subjectColumns(subject),
      kind: body.kind,
      number: await numberOf(service, subject, body),
      zone,
      mail: body.mail ? 1 : 0,
      // The first watched day is tomorrow, since part of today has already passed.
      due_at: body.kind === 'silence' ? dueAfter(zone, dueAfter(zone, time)) : null,
      created_at: time,
    });
    return ok({ id });
  });

  route(app, goals.update, async ({ caller: { accountId }, params, body: { number, mail } }) => {
    const goal = mustFind(await store.find(db, accountId, params.id), 'goal');
    const subject = mustFind(subjectIn(goal), 'goal');
    const isOther = number !== undefined && number !== goal.number;
    if (isOther && goal.kind !== 'number') throw new ApiRefusal(400, 'This goal has no number.', 'number');
    if (isOther) await mustBeAhead(service, subject, number);
    await store.update(db, accountId, params.id, {
      ...(isOther && { number, met_at: null, seen_at: null }),
      ...(mail !== undefined && { mail: mail ? 1 : 0 }),
    });
    return done('Goal has been updated successfully.');
  });

  route(app, goals.delete, async ({ caller, params }) => {
    mustFind(await store.remove(db, caller.accountId, params.id), 'goal');
    return done('Goal has been deleted successfully.');
  });

  route(app, goals.see, async ({ caller, body }) => {
    await store.markSeen(db, caller.accountId, body.ids, now());
    return done('Noted.');
  });
};
