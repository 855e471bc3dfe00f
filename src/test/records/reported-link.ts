import type { Report } from '#contract/support-reports.ts';
import { addLink } from '#test/add-link.ts';
import { sendReport } from '#test/send-report.ts';
import type { TestService } from '#test/start-service.ts';

let made = 0;

/** Creates an account with a link that was reported `times` times. `staff` is a key that can read the reports. */
export async function reportedLink(
  waypost: TestService,
  staff: string,
  times = 1,
  fields: Record<string, string> = {},
) {
  made += 1;
  const alias = `bad-${made}`;
  const longurl = `https://bank-${made}.example/login`;
  const owner = await waypost.addAccount();
  const { id: linkId, shorturl } = await addLink(waypost, owner.id, { alias, longurl });
  for (let sent = 0; sent < times; sent += 1) {
    const { status } = await sendReport(waypost, { link: shorturl, ...fields });
    if (status !== 303) throw new Error(`The report was answered with ${status}.`);
  }
  const answer = await waypost.call('GET', `/api/support/reports?account=${owner.id}`, { key: staff });
  const { reports } = (answer.body as { data: { reports: Report[] } }).data;
  return { owner, linkId, alias, shorturl, longurl, reports, id: reports[0]?.id ?? 0 };
}
