import { type Annotation, annotations, maxAnnotations } from '#contract/annotations.ts';
import { done, list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { ApiRefusal, mustFind } from '#server/rules/api-refusal.ts';
import { now } from '#server/rules/clock.ts';
import type { Routes } from '#server/services/service.ts';
import { mustOwnSubject } from '#server/services/statistics/requested-subject.ts';
import * as store from '#server/store/statistics/annotations.ts';
import { subjectColumns, subjectIn } from '#server/store/statistics/subject.ts';

type Row = Awaited<ReturnType<typeof store.page>>['rows'][number];

function item(row: Row): Annotation {
  const subject = subjectIn(row);
  return {
    id: row.id,
    of: subject?.kind ?? 'account',
    record: subject?.id ?? null,
    date: row.day,
    text: row.text,
  };
}

export const annotationRoutes: Routes = (app, { db }) => {
  route(app, annotations.list, async ({ caller: { accountId }, query }) => {
    const { from, to } = query;
    const subject = await mustOwnSubject(db, accountId, query);
    const page = await store.page(db, accountId, { ...pageWanted(query), subject, from, to });
    return list('annotations', query, page, item);
  });

  route(app, annotations.add, async ({ caller: { accountId }, body }) => {
    const subject = await mustOwnSubject(db, accountId, body);
    if ((await store.count(db, accountId)) >= maxAnnotations)
      throw new ApiRefusal(400, `An account can have ${maxAnnotations} notes. Delete one first.`);
    const id = await store.add(db, {
      account_id: accountId,
      ...subjectColumns(subject),
      day: body.date,
      text: body.text,
      created_at: now(),
    });
    return ok({ id });
  });

  route(app, annotations.update, async ({ caller, params, body: { date, text } }) => {
    const change = { ...(date !== undefined && { day: date }), ...(text !== undefined && { text }) };
    mustFind(await store.update(db, caller.accountId, params.id, change), 'note');
    return done('Note has been updated successfully.');
  });

  route(app, annotations.delete, async ({ caller, params }) => {
    mustFind(await store.remove(db, caller.accountId, params.id), 'note');
    return done('Note has been deleted successfully.');
  });
};
