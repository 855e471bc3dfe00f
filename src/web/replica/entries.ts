import type { LinkState } from '#contract/link-options.ts';
import type { Link } from '#contract/links.ts';
import type { Qr } from '#contract/qr.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl, splitUrl } from '#web/lib/urls.ts';
import { labels } from '#web/words/labels.ts';

/** A record with what it is searched and ordered by, which is worked out once. */
export interface Entry<Row> {
  row: Row;
  id: number;
  /** In lower case: what a search looks through. */
  text: string;
  /** Without case and accents: what an order by name or by place goes by. */
  name: string;
  place: string;
  count: number;
  /** As on the wire, where the order of the text is that of time. */
  date: string;
  host: string;
  /** Of a link that is other than plain. */
  state?: LinkState;
}

export type Traits<Row> = (row: Row) => Entry<Row>;

/** Collators take ten times as long for a list of 50,000. */
const plain = (text: string) =>
  /^[\u0000-\u007f]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The service searches the same members in the same way. */
export const linkTraits: Traits<Link> = (row) => ({
  row,
  id: row.id,
  text: [row.alias, row.longurl, row.title, row.description].join('\n').toLowerCase(),
  name: plain(row.title || row.alias),
  place: plain(displayUrl(readableUrl(row.longurl))),
  count: row.clicks,
  date: row.date,
  host: splitUrl(row.shorturl).host,
  ...(row.state && { state: row.state }),
});

export const codeTraits: Traits<Qr> = (row) => ({
  row,
  id: row.id,
  text: `${row.name}\n${row.link}`.toLowerCase(),
  name: plain(row.name || labels.qrCode(row.id)),
  place: plain(row.link),
  count: row.scans,
  date: row.date,
  host: splitUrl(row.link).host,
});

const known = new WeakMap<object, unknown>();
const lists = new WeakMap<readonly unknown[], unknown>();

/** Worked out once for each record, and once for each state of the list. */
export function entriesOf<Row extends object>(
  rows: readonly Row[],
  traits: Traits<Row>,
): readonly Entry<Row>[] {
  const ready = lists.get(rows);
  if (ready) return ready as readonly Entry<Row>[];
  const entries = rows.map((row) => {
    const found = known.get(row) as Entry<Row> | undefined;
    if (found) return found;
    const made = traits(row);
    known.set(row, made);
    return made;
  });
  lists.set(rows, entries);
  return entries;
}
