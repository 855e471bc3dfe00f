import { support } from '#contract/support.ts';
import type { Report } from '#contract/support-reports.ts';
import type { Addresses, Site } from '#server/rules/addresses.ts';
import { type Caller, mustBeStaff } from '#server/rules/caller.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { maskEmail } from '#server/http/mask-email.ts';
import { mustFind, ApiRefusal } from '#server/rules/api-refusal.ts';
import { done, list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import type { Db } from '#server/store/database/database.ts';
import * as store from '#server/store/reports.ts';
import * as trail from '#server/store/trail.ts';
import { scanDestination } from '#server/traffic/reportable.ts';
import { entryOf } from '#server/services/support-account.ts';
import type { Routes } from '#server/services/service.ts';

/** Returns where the reported record is now, and where it redirects. */
function nowOf(row: store.ReportRow, addresses: Addresses, site: Site): Report['now'] {
  const at = (address: string, destination = '', archived = false) => ({ address, destination, archived });
  const { link_alias, link_longurl, scheme, host, username, list: page } = row;
  switch (row.kind) {
    case 'link':
      if (link_alias === null || link_longurl === null) return null;
      return at(addresses.link({ alias: link_alias, scheme, host }), link_longurl, row.link_archived === 1);
    case 'bio':
      return row.bio_alias === null ? null : at(addresses.bio(row.bio_alias));
    case 'qr':
      if (row.qr_code === null || row.qr_type === null || row.qr_data === null) return null;
      return at(addresses.qr(row.qr_code), scanDestination(site, { type: row.qr_type, data: row.qr_data }));
    case 'rotator':
      return row.slug === null ? null : at(addresses.rotator(row.slug));
    default:
      return row.public !== 1 || username === null || page === null
        ? null
        : at(addresses.list(username, page));
  }
}

const ownerOf = ({ owner_id, username, locked_at }: store.ReportRow): Report['account'] =>
  owner_id === null || username === null ? null : { id: owner_id, username, locked: locked_at !== null };

const reportItem = (row: store.ReportRow, addresses: Addresses, site: Site): Report => ({
  id: row.id,
  at: timestamp(row.created_at),
  // No other values are ever stored. The same goes for the reason and the outcome.
  kind: row.kind as Report['kind'],
  address: row.shorturl,
  destination: row.longurl,
  now: nowOf(row, addresses, site),
  account: ownerOf(row),
  reason: row.reason as Report['reason'],
  details: row.details,
  contact: row.contact,
  others: Number(row.others),
  closed:
    row.closed_at === null
      ? null
      : {
          at: timestamp(row.closed_at),
          by: row.closed_by,
          outcome: row.outcome as NonNullable<Report['closed']>['outcome'],
          note: row.note,
        },
});

/** Returns what staff may mean by their input: the text itself and the form in which browsers write it. */
function partsIn(typed: string): string[] {
  const part = (text: string) => text.replace(/^https?:\/\//i, '').replace(/\/+$/, '');
  const text = part(typed.trim());
  if (text === '') return [];
  const written = URL.parse(`https://${text}`)?.href;
  return [...new Set([text, ...(written === undefined ? [] : [part(written)])])];
}

/** @throws ApiRefusal 404 */
async function reportOf(db: Db, id: number): Promise<store.ReportRow> {
  const found = mustFind(await store.find(db, id), 'report');
  return found;
}

/** Records the decision if an account is affected. */
async function note(
  db: Db,
  caller: Caller,
  { owner_id, username }: store.ReportRow,
  what: 'report' | 'reopen',
  words: { reason: string; details: string },
): Promise<void> {
  if (owner_id === null || username === null) return;
  await trail.append(db, entryOf(caller, { id: owner_id, username }, what, words));
}

/** Lets staff read and judge what visitors reported. It doesn't change the reported records. */
export const supportReportRoutes: Routes = (app, { db, addresses, site }) => {
  route(app, support.reports, async ({ caller, query }) => {
    mustBeStaff(caller);
    const { state, account: accountId } = query;
    const parts = partsIn(query.q ?? '');
    const page = await store.page(db, { ...pageWanted(query), state, accountId, parts });
    return list('reports', query, page, (row) => ({
      ...reportItem(row, addresses, site),
      contact: maskEmail(row.contact),
    }));
  });

  route(app, support.report, async ({ caller, params }) => {
    mustBeStaff(caller);
    return ok({ data: reportItem(await reportOf(db, params.id), addresses, site) });
  });

  route(app, support.close, async ({ caller, params, body }) => {
    mustBeStaff(caller);
    const { outcome, note: reason, others = false } = body;
    const closed = await db.transaction().execute(async (trx) => {
      const found = await reportOf(trx, params.id);
      if (found.closed_at !== null)
        throw new ApiRefusal(400, `${found.closed_by} already closed this report.`);
      if (outcome === 'locked' && found.locked_at === null) {
        const why =
          found.owner_id === null
            ? 'The account has been deleted. Please'
            : 'The account is not locked. Please lock it first, or';
        throw new ApiRefusal(400, `${why} choose another outcome.`, 'outcome');
      }
      const closing = { closed_at: now(), closed_by: caller.username, outcome, note: reason };
      const count = await store.close(trx, found, closing, others);
      // Another staff member closed it a moment earlier.
      if (count === 0) throw new ApiRefusal(400, 'This report is already closed.');
      const details = `${outcome}: ${found.shorturl}${count > 1 ? ` (${count} reports)` : ''}`;
      await note(trx, caller, found, 'report', { reason, details });
      return count;
    });
    return { ...done(closed === 1 ? 'The report is closed.' : `${closed} reports are closed.`), closed };
  });

  route(app, support.reopen, async ({ caller, params, body }) => {
    mustBeStaff(caller);
    await db.transaction().execute(async (trx) => {
      const found = await reportOf(trx, params.id);
      if (!(await store.reopen(trx, found.id))) throw new ApiRefusal(400, 'This report is already open.');
      await note(trx, caller, found, 'reopen', { reason: body.reason, details: found.shorturl });
    });
    return done('The report is open again.');
  });
};
