import { hash } from 'node:crypto';
import { type Column, columns, type KeptVisit } from './columns.ts';

/**
 * Many visits of one account, in the order of their times, a column after the other: each has its labels once, and for
 * each visit the place of one of them. So a visit takes a third of the room of a row, and is read without being taken
 * apart.
 */
export interface Block {
  /** Unix seconds. */
  at: Uint32Array;
  /** Two for each visit. */
  visitors: Uint32Array;
  columns: Readonly<Record<Column, LabelColumn>>;
}

export interface LabelColumn {
  labels: string[];
  /** Of the label of each visit; without any, all have the first. */
  places: Uint8Array | Uint16Array | undefined;
}

/** More visits than a block may have: labels are counted in 16 bits. */
export const mostInBlock = 16_384;

/** The form in which blocks are written. */
const version = 1;

function visitorBits(visitor: string): Buffer {
  // The hash of a visitor, as it is made for each visit, need not be hashed again.
  if (/^[\w-]{22}$/.test(visitor)) return Buffer.from(visitor.slice(0, 11), 'base64url');
  return hash('sha256', visitor, 'buffer');
}

const placesFor = (labels: number, visits: number) => {
  if (labels <= 1) return undefined;
  return labels <= 256 ? new Uint8Array(visits) : new Uint16Array(visits);
};

const ofEach = <T>(make: (column: Column) => T) =>
  Object.fromEntries(columns.map((column) => [column, make(column)])) as Record<Column, T>;

export function blockOf(visits: readonly KeptVisit[]): Block {
  const sorted = visits.toSorted((one, other) => one.at - other.at);
  const visitors = new Uint32Array(sorted.length * 2);
  for (const [row, { visitor }] of sorted.entries()) {
    const bits = visitorBits(visitor);
    visitors[row * 2] = bits.readUInt32LE(0);
    visitors[row * 2 + 1] = bits.readUInt32LE(4);
  }
  return {
    at: Uint32Array.from(sorted, ({ at }) => at),
    visitors,
    columns: ofEach((column) => {
      const known = new Map<string, number>();
      for (const { labels } of sorted) if (!known.has(labels[column])) known.set(labels[column], known.size);
      const places = placesFor(known.size, sorted.length);
      if (places)
        for (const [row, { labels }] of sorted.entries()) places[row] = known.get(labels[column]) ?? 0;
      return { labels: [...known.keys()], places };
    }),
  };
}

/** Rows of blocks in the order of their times. */
function orderOf(at: Uint32Array): Uint32Array {
  const order = Uint32Array.from(at, (_, row) => row);
  const isSorted = at.every((time, row) => row === 0 || time >= (at[row - 1] ?? 0));
  return isSorted ? order : order.toSorted((one, other) => (at[one] ?? 0) - (at[other] ?? 0) || one - other);
}

/** All visits of some blocks in one. Those for whom `keeps` says no are left out. */
export function joined(blocks: readonly Block[], keeps: (at: number) => boolean = () => true): Block {
  const total = blocks.reduce((sum, { at }) => sum + at.length, 0);
  const at = new Uint32Array(total);
  let begin = 0;
  for (const block of blocks) {
    at.set(block.at, begin);
    begin += block.at.length;
  }
  const order = orderOf(at).filter((row) => keeps(at[row] ?? 0));
  const visitors = new Uint32Array(order.length * 2);
  const starts = blocks.map((_, place) =>
    blocks.slice(0, place).reduce((sum, block) => sum + block.at.length, 0),
  );
  const all = new Uint32Array(total * 2);
  for (const [place, block] of blocks.entries()) all.set(block.visitors, (starts[place] ?? 0) * 2);
  for (const [row, from] of order.entries()) {
    visitors[row * 2] = all[from * 2] ?? 0;
    visitors[row * 2 + 1] = all[from * 2 + 1] ?? 0;
  }
  return {
    at: Uint32Array.from(order, (row) => at[row] ?? 0),
    visitors,
    columns: ofEach((column) => joinedColumn(column, blocks, starts, total, order)),
  };
}

function joinedColumn(
  column: Column,
  blocks: readonly Block[],
  starts: readonly number[],
  total: number,
  order: Uint32Array,
): LabelColumn {
  const known = new Map<string, number>();
  const all = new Uint16Array(total);
  for (const [place, block] of blocks.entries()) {
    const { labels, places } = block.columns[column];
    const ids = labels.map((label) => {
      const id = known.get(label) ?? known.size;
      known.set(label, id);
      return id;
    });
    const start = starts[place] ?? 0;
    if (!places) all.fill(ids[0] ?? 0, start, start + block.at.length);
    else for (let row = 0; row < places.length; row += 1) all[start + row] = ids[places[row] ?? 0] ?? 0;
  }
  const places = placesFor(known.size, order.length);
  if (places) for (const [row, from] of order.entries()) places[row] = all[from] ?? 0;
  return { labels: [...known.keys()], places };
}

/** Bytes before the columns: version, visits and the bytes of the labels. */
const head = 12;

export function bytesOf({ at, visitors, columns: all }: Block): Uint8Array {
  const labels = Buffer.from(JSON.stringify(columns.map((column) => all[column].labels)));
  const wide = columns.flatMap((column) =>
    all[column].places instanceof Uint16Array ? [all[column].places] : [],
  );
  const narrow = columns.flatMap((column) =>
    all[column].places instanceof Uint8Array ? [all[column].places] : [],
  );
  const bytesOfView = (view: Uint32Array | Uint16Array | Uint8Array) =>
    new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  return Buffer.concat([
    bytesOfView(Uint32Array.of(version, at.length, labels.length)),
    ...[at, visitors, ...wide, ...narrow].map(bytesOfView),
    labels,
  ]);
}

export function blockIn(stored: Uint8Array): Block {
  // Numbers of several bytes can be looked at in place only where they begin at a multiple of their size.
  const bytes = stored.byteOffset % 4 === 0 ? stored : stored.slice();
  const { buffer, byteOffset: start } = bytes;
  const [form, visits = 0, labelBytes = 0] = new Uint32Array(buffer, start, head / 4);
  if (form !== version) throw new Error('A block of visits is of an unknown form.');
  const text = Buffer.from(buffer, start + bytes.length - labelBytes, labelBytes).toString();
  const labels = JSON.parse(text) as string[][];
  let next = start + head + visits * 12;
  const wide = new Map<number, Uint16Array>();
  for (const [place, { length }] of labels.entries()) {
    if (length <= 256) continue;
    wide.set(place, new Uint16Array(buffer, next, visits));
    next += visits * 2;
  }
  const read = columns.map((_, place): LabelColumn => {
    const of = labels[place] ?? [];
    if (of.length !== 1 && of.length <= 256) {
      const places = new Uint8Array(buffer, next, of.length > 1 ? visits : 0);
      next += places.length;
      return { labels: of, places };
    }
    return { labels: of, places: wide.get(place) };
  });
  return {
    at: new Uint32Array(buffer, start + head, visits),
    visitors: new Uint32Array(buffer, start + head + visits * 4, visits * 2),
    columns: Object.fromEntries(columns.map((column, place) => [column, read[place]])) as Block['columns'],
  };
}
