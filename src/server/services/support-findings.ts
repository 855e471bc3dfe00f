import type { Finding } from '#contract/support-records.ts';
import { formatCount } from '#server/http/format-count.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import type { AccountRow } from '#server/store/account.ts';
import * as store from '#server/store/support-findings.ts';
import { finding } from './finding.ts';
import { findCodeProblems } from './support-codes.ts';
import { findLoops } from './support-loops.ts';
import type { Service } from './service.ts';

const day = 24 * 60 * 60;

/** Returns the findings about the account itself. */
function ofAccount({ expires_at, plan, locked_at, lock_reason }: AccountRow): Finding[] {
  const found: Finding[] = [];
  if (locked_at !== null) {
    const title = `The account has been locked since ${timestamp(locked_at)} UTC.`;
    found.push(
      finding(
        'locked',
        'bad',
        title,
        `Visitors of its links see a page that says so. Reason: ${lock_reason}`,
      ),
    );
  }
  if (expires_at !== null && expires_at <= now()) {
    const title = `The plan ${plan} expired on ${timestamp(expires_at)} UTC.`;
    found.push(finding('plan', 'bad', title, 'Links and codes keep working. Changes are refused.'));
  } else if (expires_at !== null && expires_at <= now() + 14 * day) {
    found.push(finding('plan', 'warn', `The plan ${plan} expires on ${timestamp(expires_at)} UTC.`));
  }
  return found;
}

/** Returns the findings from visitors' reports. */
function ofReports(reports: readonly { shorturl: string; reason: string }[]): Finding[] {
  if (reports.length === 0) return [];
  const title = `${formatCount(reports.length, 'open report')} by visitors.`;
  const counts = [...Map.groupBy(reports, ({ reason }) => reason)];
  const reasons = counts.map(([reason, { length }]) => `${reason} (${length})`).join(', ');
  const addresses = [...new Set(reports.map(({ shorturl }) => shorturl))];
  return [finding('reports', 'bad', title, `Reported as ${reasons}.`, addresses)];
}

const graveness: readonly Finding['tone'][] = ['bad', 'warn', 'info', 'good'];

/** Returns the problems of an account, as far as the service itself knows them, the most serious first. */
export async function findingsOf(service: Service, account: AccountRow): Promise<Finding[]> {
  const { db, addresses, site, requests } = service;
  await requests.flush();
  const today = Math.floor(now() / day) * day;
  const { id } = account;
  const limited = await store.requestsWith(db, id, { status: 429, since: today });
  const failed = await store.requestsWith(db, id, { status: 401, since: now() - day, path: '/api/session' });
  const faults = await store.faultsSince(db, id, now() - day);
  const keys = await store.endedKeys(db, id, now());
  const rotators = await store.emptyRotators(db, id);
  const loops = await findLoops(db, site.publicUrl, id);
  const ended = await store.endedLinks(db, id, now());

  const found = [...ofAccount(account), ...ofReports(await store.openReports(db, id))];
  if (faults > 0) {
    const title = `${formatCount(faults, 'request')} failed with a server error in the last 24 hours.`;
    found.push(
      finding(
        'faults',
        'bad',
        title,
        'See the requests below for the times, and the service’s log for the causes.',
      ),
    );
  }
  if (loops.length > 0) {
    const title = `${formatCount(loops.length, 'link')} redirect${loops.length === 1 ? 's' : ''} in a circle.`;
    found.push(finding('loops', 'bad', title, 'Visitors see an error.', loops.map(addresses.link)));
  }
  if (limited > 0) {
    const title = `The request limit was reached ${formatCount(limited, 'time')} today (UTC).`;
    found.push(finding('limit', 'warn', title, 'Those requests were refused (429).'));
  }
  if (failed > 0) {
    const title = `${formatCount(failed, 'sign-in')} failed in the last 24 hours.`;
    found.push(finding('sign-ins', 'warn', title, 'The e-mail address was right, the password wrong.'));
  }
  if (rotators.length > 0) {
    const title = `${formatCount(rotators.length, 'rotator')} ${rotators.length === 1 ? 'has' : 'have'} no links.`;
    const slugs = rotators.flatMap(({ slug }) => (slug === null ? [] : [addresses.rotator(slug)]));
    found.push(finding('rotators', 'warn', title, 'Visitors see “Link not found”.', slugs));
  }
  found.push(...(await findCodeProblems(service, id)));
  if (keys.length > 0) {
    const title = `${formatCount(keys.length, 'API key')} ${keys.length === 1 ? 'has' : 'have'} expired.`;
    found.push(
      finding(
        'keys',
        'info',
        title,
        'Programs that use them are refused (401).',
        keys.map(({ name }) => name),
      ),
    );
  }
  if (ended > 0) {
    const title = `${formatCount(ended, 'link')} ${ended === 1 ? 'has' : 'have'} expired or reached ${ended === 1 ? 'its' : 'their'} click limit.`;
    found.push(finding('ended', 'info', title));
  }
  if (found.length === 0) found.push(finding('none', 'good', 'No problems found.'));
  return found.toSorted((a, b) => graveness.indexOf(a.tone) - graveness.indexOf(b.tone));
}
