import { type Block, encodeBlock, maxInBlock } from '#server/store/analytics/block.ts';
import { type Column, columns } from '#server/store/analytics/columns.ts';
import type { Database } from '#server/store/database/database.ts';

const day = 86_400;
/** Number of days over which an account's visits are spread. */
export const spread = 365;

const numbered = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => text(number));

/** As many values as an account has that advertises in many countries. `target` is filled with the existing links. */
const values: Record<Exclude<Column, 'target'>, string[]> = {
  country: numbered(120, (number) => `C${number}`),
  region: ['(unknown)'],
  city: ['(unknown)'],
  language: numbered(40, (number) => `l${number}`),
  device: ['phone', 'desktop', 'tablet', 'other'],
  browser: numbered(30, (number) => `Browser ${number}`),
  os: numbered(12, (number) => `System ${number}`),
  referrer: ['(none)', ...numbered(1000, (number) => `site${number}.example.com`)],
  referrer_path: ['(none)', ...numbered(3000, (number) => `site${number}.example.com/${number}`)],
  source: ['direct', 'search', 'social', 'mail', 'qr', 'other'],
  utm_source: ['(none)', ...numbered(20, (number) => `source ${number}`)],
  utm_medium: ['(none)', 'email', 'social', 'cpc'],
  utm_campaign: ['(none)', ...numbered(60, (number) => `campaign ${number}`)],
  utm_term: ['(none)'],
  utm_content: ['(none)', 'a', 'b'],
  rule: ['(none)', 'country:C1', 'device:ios'],
};

/** Picks some values often and many rarely. */
const pick = (count: number) => Math.floor(count * Math.random() ** 3);

function randomBlock(links: readonly number[], from: number, to: number, visits: number): Block {
  const at = Uint32Array.from(
    { length: visits },
    (_, row) => from + Math.floor(((to - from) * row) / visits),
  );
  const visitors = new Uint32Array(visits * 2);
  for (let row = 0; row < visits; row += 1) {
    const again = row > 0 && Math.random() < 0.3 ? Math.floor(Math.random() * row) : undefined;
    visitors[row * 2] = again === undefined ? Math.random() * 2 ** 32 : (visitors[again * 2] ?? 0);
    visitors[row * 2 + 1] = again === undefined ? Math.random() * 2 ** 32 : (visitors[again * 2 + 1] ?? 0);
  }
  const column = (name: Column) => {
    const all = name === 'target' ? links.map((id) => `link ${id}`) : values[name];
    const used = new Map<number, number>();
    const places = new Uint16Array(visits);
    for (let row = 0; row < visits; row += 1) {
      const value = pick(all.length);
      const place = used.get(value) ?? used.size;
      used.set(value, place);
      places[row] = place;
    }
    const labels = [...used.keys()].map((value) => all[value] ?? '');
    return {
      labels,
      places: labels.length === 1 ? undefined : labels.length <= 256 ? Uint8Array.from(places) : places,
    };
  };
  return {
    at,
    visitors,
    columns: Object.fromEntries(columns.map((name) => [name, column(name)])) as Block['columns'],
  };
}

/** Number of blocks that one transaction writes. */
const together = 20;

/** Adds visits of the last year, in chronological order and in the packed format. Returns their size in bytes. */
export async function addBlocks(
  { db }: Database,
  account_id: number,
  links: readonly number[],
  count: number,
): Promise<number> {
  const end = Math.floor(Date.now() / 1000);
  const begin = end - spread * day;
  let bytes = 0;
  const each = maxInBlock - 1000;
  const time = (number: number) => begin + Math.floor(((end - begin) * number) / count);
  const starts = Array.from({ length: Math.ceil(count / each) }, (_, place) => place * each);
  for (let place = 0; place < starts.length; place += together) {
    await db.transaction().execute(async (trx) => {
      for (const start of starts.slice(place, place + together)) {
        const visits = Math.min(each, count - start);
        const block = randomBlock(links, time(start), time(start + visits), visits);
        const data = encodeBlock(block);
        bytes += data.length;
        const [first_at = 0, last_at = 0] = [block.at[0], block.at.at(-1)];
        await trx
          .insertInto('visit_blocks')
          .values({ account_id, first_at, last_at, visits, data })
          .execute();
      }
    });
  }
  const firstDay = Math.floor(begin / day);
  const days = Array.from({ length: Math.ceil(end / day) - firstDay }, (_, place) => firstDay + place);
  await db
    .insertInto('unsummed_days')
    .values(days.map((each) => ({ account_id, day: each, mark: 1 })))
    .execute();
  return bytes;
}
