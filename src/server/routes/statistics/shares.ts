import { type Share, shares, maxShares } from '#contract/shares.ts';
import { done, list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { ApiRefusal, mustFind } from '#server/rules/api-refusal.ts';
import { now, secondsOf, timestamp } from '#server/rules/clock.ts';
import { askerOfAccount } from '#server/rules/hash-queue.ts';
import { hashPassword } from '#server/rules/passwords.ts';
import { hashSecret, randomCode } from '#server/rules/secrets.ts';
import type { Routes } from '#server/services/service.ts';
import { namedSubjects, mustOwnSubject } from '#server/services/statistics/requested-subject.ts';
import * as store from '#server/store/statistics/shares.ts';
import { type Subject, subjectColumns } from '#server/store/statistics/subject.ts';

/** Number of characters in an address’s secret part, which are 185 bits. */
const secretLength = 32;

const timeOf = (seconds: number | null) => (seconds === null ? null : timestamp(Number(seconds)));

const item = (row: store.ShareRow, { kind, id }: Subject, name: string): Share => ({
  id: row.id,
  of: kind as Share['of'],
  record: id,
  name,
  title: row.title,
  password: row.password_hash !== null,
  expires: timeOf(row.expires_at),
  created: timestamp(Number(row.created_at)),
  seen: timeOf(row.last_seen_at),
});

export const shareRoutes: Routes = (app, service) => {
  const { db, addresses } = service;
  const newAddress = () => {
    const secret = randomCode(secretLength);
    return { hash: hashSecret(secret), url: addresses.share(secret) };
  };
  const hashOf = (accountId: number, password: string) => hashPassword(password, askerOfAccount(accountId));

  route(app, shares.list, async ({ caller: { accountId }, query }) => {
    const subject = await mustOwnSubject(db, accountId, query);
    const { result, rows } = await store.page(db, accountId, { ...pageWanted(query), subject });
    const named = await namedSubjects(service, accountId, rows);
    return list('shares', query, { result, rows: named }, ({ row, subject: of, name }) =>
      item(row, of, name),
    );
  });

  route(app, shares.add, async ({ caller: { accountId }, body }) => {
    const subject = mustFind(await mustOwnSubject(db, accountId, body), body.of);
    if ((await store.count(db, accountId)) >= maxShares)
      throw new ApiRefusal(400, `An account can share ${maxShares} pages. Stop sharing one first.`);
    const { hash, url } = newAddress();
    const id = await store.add(db, {
      account_id: accountId,
      ...subjectColumns(subject),
      hash,
      title: body.title ?? '',
      password_hash: body.password === undefined ? null : await hashOf(accountId, body.password),
      expires_at: body.expires === undefined ? null : secondsOf(body.expires),
      zone: body.zone ?? 'UTC',
      created_at: now(),
    });
    return ok({ id, url });
  });

  route(app, shares.update, async ({ caller: { accountId }, params, body }) => {
    const { title, password, expires } = body;
    const change = {
      ...(typeof title === 'string' && { title }),
      ...(typeof password === 'string' && {
        password_hash: password === '' ? null : await hashOf(accountId, password),
      }),
      ...(typeof expires === 'string' && { expires_at: expires === '' ? null : secondsOf(expires) }),
    };
    mustFind(await store.update(db, accountId, params.id, change), 'shared page');
    return done('Shared page has been updated successfully.');
  });

  route(app, shares.renew, async ({ caller, params }) => {
    const { hash, url } = newAddress();
    mustFind(await store.update(db, caller.accountId, params.id, { hash }), 'shared page');
    return ok({ url });
  });

  route(app, shares.delete, async ({ caller, params }) => {
    mustFind(await store.remove(db, caller.accountId, params.id), 'shared page');
    return done('Shared page has been deleted successfully.');
  });
};
