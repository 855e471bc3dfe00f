import { wholeTrail } from '#web/api/support.ts';
import { csvText } from '#web/lib/csv.ts';
import { downloadText, fileName } from '#web/browser/download.ts';
import { support as words } from '#web/words/support.ts';

const head = [
  'id',
  'at',
  'staff',
  'what',
  'accountid',
  'account',
  'reason',
  'ticket',
  'details',
  'inspection',
  'hash',
] as const;

/** Saves the trail as CSV with the hashes, so that it can be compared with the trail later. */
export async function saveTrail(of: Parameters<typeof wholeTrail>[0]) {
  const rows = await wholeTrail(of);
  const text = csvText(
    head,
    rows.map((row) => head.map((name) => row[name])),
  );
  const title = of.account === undefined ? words.logFile : words.logFileOf(of.account);
  downloadText(text, fileName(title, 'csv'), 'text/csv');
}
