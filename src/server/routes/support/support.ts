import { mustBeStaff } from '#server/rules/caller.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { decoded } from '#server/rules/decoded.ts';
import { list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { version } from '#server/http/version.ts';
import { inspections, support } from '#contract/support.ts';
import type { ApiRequest } from '#contract/support-records.ts';
import * as store from '#server/store/support.ts';
import * as requests from '#server/store/support-requests.ts';
import * as trail from '#server/store/trail.ts';
import { mustInspect } from '#server/services/must-inspect.ts';
import { accountOf, entryOf, summary, trailItem } from '#server/services/support-account.ts';
import { findingsOf } from '#server/services/support-findings.ts';
import { findUnreachable } from '#server/services/support-reach.ts';
import type { Routes } from '#server/services/service.ts';

/** Seconds within which opening a summary again isn't recorded again. */
const sameLook = 15 * 60;

/** Number of latest requests in a bundle. */
const bundled = 200;

const statuses = {
  all: { from: 0, below: 1000 },
  refused: { from: 400, below: 500 },
  limited: { from: 429, below: 430 },
  failed: { from: 500, below: 1000 },
};

const requestItem = ({ id, at, method, path, status, ms }: requests.ApiRequestRow): ApiRequest => ({
  id,
  at: timestamp(at),
  method,
  path,
  status,
  ms,
});

/** Returns what staff may mean by their input. */
export function parseSearch(typed: string, publicUrl: string): store.AccountSearch {
  const text = typed.trim();
  const id = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  const lower = text.toLowerCase();
  if (!text.includes('/')) {
    return { text: lower, id, alias: text || undefined, host: text.includes('.') ? lower : undefined };
  }
  const main = new URL(publicUrl);
  // Without a host, "qr/abc" is a path of the service.
  const isPath = !/^https?:|^[^/]*[.:][^/]*\//i.test(text);
  const url = URL.parse(
    /^https?:\/\//i.test(text) ? text : isPath ? `${main.origin}/${text}` : `https://${text}`,
  );
  const [first, second] = url?.pathname.split('/').filter(Boolean).map(decoded) ?? [];
  const sought = { text: lower, id, alias: first, host: url?.host === main.host ? undefined : url?.host };
  if (second === undefined) return sought;
  if (first === 'qr') return { ...sought, alias: second };
  if (first === 'u') return { ...sought, alias: undefined, username: second };
  if (first === 'r') return { ...sought, alias: undefined, rotator: second };
  return sought;
}

export const supportRoutes: Routes = (app, service) => {
  const { db, site, addresses } = service;

  route(app, support.accounts, async ({ caller, query }) => {
    mustBeStaff(caller);
    const sought = parseSearch(query.q ?? '', site.publicUrl);
    const page = await store.accounts(db, { ...pageWanted(query), sought, order: query.order ?? 'newest' });
    const ids = page.rows.map(({ id }) => id);
    const figures = await store.figures(db, ids);
    return list('accounts', query, page, (row) => summary(row, figures, addresses));
  });

  route(app, support.account, async ({ caller, params }) => {
    mustBeStaff(caller);
    const found = await accountOf(db, params.id);
    const entry = entryOf(caller, found, 'summary');
    if (!(await trail.isRecordedSince(db, entry, now() - sameLook))) await trail.append(db, entry);
    const plans = new Set([...service.config.RATE_LIMIT.plans.keys(), ...(await store.plansInUse(db))]);
    return ok({
      data: summary(found, await store.figures(db, [found.id]), addresses),
      plans: [...plans].toSorted(),
    });
  });

  route(app, support.findings, async ({ caller, params }) => {
    mustBeStaff(caller);
    const found = await accountOf(db, params.id);
    const inspection = await mustInspect(db, caller, found, 'findings');
    return ok({ inspection, findings: await findingsOf(service, found) });
  });

  route(app, support.reach, async ({ caller, params }) => {
    mustBeStaff(caller);
    const found = await accountOf(db, params.id);
    const inspection = await mustInspect(db, caller, found, 'reach');
    return ok({ inspection, findings: await findUnreachable(service, found) });
  });

  route(app, support.requests, async ({ caller, params, query }) => {
    mustBeStaff(caller);
    const found = await accountOf(db, params.id);
    await mustInspect(db, caller, found, 'requests');
    await service.requests.flush();
    const page = await requests.page(db, found.id, {
      ...pageWanted(query),
      ...statuses[query.status ?? 'all'],
    });
    return list('requests', query, page, requestItem);
  });

  route(app, support.bundle, async ({ caller, params, body }) => {
    mustBeStaff(caller);
    const found = await accountOf(db, params.id);
    await trail.append(db, entryOf(caller, found, 'bundle', body));
    const findings = await findingsOf(service, found);
    const latest = await requests.page(db, found.id, { limit: bundled, page: 1, ...statuses.all });
    return ok({
      bundle: {
        made: timestamp(now()),
        ticket: body.ticket ?? '',
        reason: body.reason,
        service: { url: site.publicUrl, version },
        account: summary(found, await store.figures(db, [found.id]), addresses),
        findings,
        requests: latest.rows.map(requestItem),
      },
    });
  });

  route(app, support.trail, async ({ caller, query }) => {
    mustBeStaff(caller);
    const { account: accountId, inspection: inspectionId } = query;
    const page = await trail.page(db, { ...pageWanted(query), accountId, inspectionId });
    return list('trail', query, page, trailItem);
  });

  route(app, inspections.list, async ({ caller, query }) => {
    const { accountId } = caller;
    const page = await trail.page(db, { ...pageWanted(query), accountId, inspectionId: query.inspection });
    return list('trail', query, page, trailItem);
  });
};
