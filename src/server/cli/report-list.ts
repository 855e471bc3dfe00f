import { timestamp } from '#server/rules/clock.ts';
import * as reports from '#server/store/reports.ts';
import { command } from './command.ts';
import { flag, optional, whole } from './option.ts';
import { table } from './table.ts';

const defaultLimit = 50;

export const reportList = command({
  name: 'report list',
  summary: 'List reports by visitors, newest first',
  options: {
    limit: optional('N', whole(1, 10_000), `Number of reports at most (default: ${defaultLimit})`),
    open: flag('Only open reports'),
  },
  async run({ limit = defaultLimit, open }, { db }) {
    const found = await reports.page(db, { limit, page: 1, state: open ? 'open' : undefined });
    const list = found.rows.map((row) => ({
      id: row.id,
      date: timestamp(row.created_at),
      reason: row.reason,
      kind: row.kind,
      shorturl: row.shorturl,
      longurl: row.longurl,
      /** The owner's username. Null if the account was deleted. */
      account: row.username,
      details: row.details,
      contact: row.contact,
      /** Null if the report is open. */
      closed:
        row.closed_at === null
          ? null
          : { date: timestamp(row.closed_at), by: row.closed_by, outcome: row.outcome, note: row.note },
    }));
    const rows = list.map((report) => [
      report.date,
      report.closed?.outcome ?? 'open',
      report.reason,
      report.shorturl,
      plain(report.longurl),
      report.account ?? '(deleted)',
      plain(report.contact),
      plain(report.details),
    ]);
    const head = ['DATE', 'STATE', 'REASON', 'ADDRESS', 'DESTINATION', 'ACCOUNT', 'CONTACT', 'DETAILS'];
    return { json: list, text: list.length === 0 ? 'No reports.' : table([head, ...rows]) };
  },
});

/** Strangers wrote the text, so their line breaks and control characters are kept from the terminal. */
const plain = (text: string) => text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ');
