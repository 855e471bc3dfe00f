import type { Report } from '#contract/support-reports.ts';
import { reportedLink } from './records/reported-link.ts';
import { startService } from './start-service.ts';

const reportsIn = (body: unknown) => (body as { data: { reports: Report[] } }).data.reports;
const reportIn = (body: unknown) => (body as { data: Report }).data;

const dismissed: object = { outcome: 'dismissed', note: 'Nothing wrong.' };

/**
 * Starts a service that trusts its proxy for a visitor's address, with Grace of the support staff, who reads and closes
 * reports.
 */
export async function startReportDesk() {
  const waypost = await startService({ env: { TRUST_PROXY: 'on' } });
  const grace = await waypost.addAccount({ staff: true, username: 'grace' });
  const get = (path: string, key = grace.key) => waypost.call('GET', path, { key });
  const put = (path: string, body: object, key = grace.key) => waypost.call('PUT', path, { key, body });
  return {
    waypost,
    grace,
    get,
    put,
    listed: async (query = '') => reportsIn((await get(`/api/support/reports?limit=100${query}`)).body),
    read: async (id: number) => reportIn((await get(`/api/support/report/${id}`)).body),
    close: (id: number, body = dismissed) => put(`/api/support/report/${id}/close`, body),
    reported: (times?: number, fields?: Record<string, string>) =>
      reportedLink(waypost, grace.key, times, fields),
  };
}
