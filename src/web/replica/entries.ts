import { foldForSearch } from '#contract/fold-for-search.ts';
import type { LinkState } from '#contract/link-options.ts';
import type { Link } from '#contract/links.ts';
import type { Qr } from '#contract/qr.ts';
import { readableUrl, searchedUrl } from '#web/lib/readable-url.ts';
import { displayUrl, splitUrl } from '#web/lib/urls.ts';
import { labels } from '#web/words/labels.ts';

/**
 * A record with the values it is searched and ordered by. The texts are computed on first use, since a list in its
 * original order needs none.
 */
export interface Entry<Row> {
  row: Row;
  id: number;
  /** The folded text for searches. */
  text: string;
  /** The text for ordering by name, without case and accents. `place` is its counterpart for ordering by place. */
  name: string;
  place: string;
  count: number;
  /** As in responses. Such times can be compared as text. */
  date: string;
  host: string;
  /** The state of a link. Undefined for records that have none. */
  state?: LinkState | undefined;
}

interface Dated {
  id: number;
  date: string;
}

/** Computes the values of an entry. */
export interface Traits<Row> {
  text: (row: Row) => string;
  name: (row: Row) => string;
  place: (row: Row) => string;
  host: (row: Row) => string;
  count: (row: Row) => number;
  state?: (row: Row) => LinkState | undefined;
}

/** Folds a text for comparison. A collator takes ten times as long for a list of 50,000. */
const plain = (text: string) =>
  /^[\u0000-\u007f]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The service's search covers the same fields, but URLs only in the form that browsers request. */
export const linkTraits: Traits<Link> = {
  text: (row) => foldForSearch([row.alias, searchedUrl(row.longurl), row.title, row.description].join('\n')),
  name: (row) => plain(row.title || row.alias),
  place: (row) => plain(displayUrl(readableUrl(row.longurl))),
  host: (row) => splitUrl(row.shorturl).host,
  count: (row) => row.clicks,
  state: (row) => row.state,
};

export const codeTraits: Traits<Qr> = {
  text: (row) => foldForSearch(`${row.name}\n${searchedUrl(row.link)}`),
  name: (row) => plain(row.name || labels.qrCode(row.id)),
  place: (row) => plain(row.link),
  host: (row) => splitUrl(row.link).host,
  count: (row) => row.scans,
};

class LazyEntry<Row extends Dated> implements Entry<Row> {
  readonly row: Row;
  readonly id: number;
  readonly count: number;
  readonly date: string;
  readonly state: LinkState | undefined;
  readonly #traits: Traits<Row>;
  #text?: string;
  #name?: string;
  #place?: string;
  #host?: string;

  constructor(row: Row, traits: Traits<Row>) {
    this.row = row;
    this.id = row.id;
    this.date = row.date;
    this.count = traits.count(row);
    this.state = traits.state?.(row);
    this.#traits = traits;
  }

  get text() {
    return (this.#text ??= this.#traits.text(this.row));
  }

  get name() {
    return (this.#name ??= this.#traits.name(this.row));
  }

  get place() {
    return (this.#place ??= this.#traits.place(this.row));
  }

  get host() {
    return (this.#host ??= this.#traits.host(this.row));
  }
}

const known = new WeakMap<object, unknown>();
const lists = new WeakMap<readonly unknown[], unknown>();

/** Returns the entries of a list. They are cached per record and per version of the list. */
export function entriesOf<Row extends Dated>(
  rows: readonly Row[],
  traits: Traits<Row>,
): readonly Entry<Row>[] {
  const ready = lists.get(rows);
  if (ready) return ready as readonly Entry<Row>[];
  const entries = rows.map((row) => {
    const found = known.get(row) as Entry<Row> | undefined;
    if (found) return found;
    const made = new LazyEntry(row, traits);
    known.set(row, made);
    return made;
  });
  lists.set(rows, entries);
  return entries;
}
