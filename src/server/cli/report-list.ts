import { timestamp } from '#server/http/clock.ts';
import * as reports from '#server/store/reports.ts';
import { command } from './command.ts';
import { optional, whole } from './option.ts';
import { table } from './table.ts';

const usual = 50;

export const reportList = command({
  name: 'report list',
  summary: 'List the links that visitors have reported, the newest first',
  options: { limit: optional('N', whole(1, 10_000), `How many at most; ${usual} if not given`) },
  async run({ limit = usual }, { db }) {
    const list = (await reports.newest(db, limit)).map((row) => ({
      id: row.id,
      date: timestamp(row.created_at),
      reason: row.reason,
      shorturl: row.shorturl,
      longurl: row.longurl,
      /** Whose link it is; null once it is deleted. */
      account: row.username,
      details: row.details,
      contact: row.contact,
    }));
    const rows = list.map((report) => [
      report.date,
      report.reason,
      report.shorturl,
      plain(report.longurl),
      report.account ?? '(deleted)',
      plain(report.contact),
      plain(report.details),
    ]);
    const head = ['DATE', 'REASON', 'SHORT URL', 'LED TO', 'ACCOUNT', 'CONTACT', 'DETAILS'];
    return { json: list, text: list.length === 0 ? 'There are no reports.' : table([head, ...rows]) };
  },
});

/** Strangers wrote it: a terminal gets no line breaks or control characters of theirs. */
const plain = (text: string) => text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ');
