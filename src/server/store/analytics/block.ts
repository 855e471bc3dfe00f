import { hash } from 'node:crypto';
import { type Column, columns, type LabeledVisit } from './columns.ts';

/**
 * Many visits of one account in the order of their times, stored column by column. Each column lists each of its labels
 * once, and has an index into that list for each visit. A visit takes a third of the space of a table row, and can be
 * read without parsing.
 */
export interface Block {
  /** Unix seconds. */
  at: Uint32Array;
  /** Two numbers for each visit. */
  visitors: Uint32Array;
  columns: Readonly<Record<Column, LabelColumn>>;
}

export interface LabelColumn {
  readonly labels: string[];
  /** Index of each visit's label. Undefined if all visits have the first label. */
  places: Uint8Array | Uint16Array | undefined;
}

/** Maximum number of visits in a block. Label indexes have 16 bits. */
export const maxInBlock = 16_384;

/** Version of the format in which blocks are written. */
const version = 2;

function visitorBits(visitor: string): Buffer {
  // A visitor is usually a hash already, created for each visit. It isn't hashed again.
  if (/^[\w-]{22}$/.test(visitor)) return Buffer.from(visitor.slice(0, 11), 'base64url');
  return hash('sha256', visitor, 'buffer');
}

const placesFor = (labels: number, visits: number) => {
  if (labels <= 1) return undefined;
  return labels <= 256 ? new Uint8Array(visits) : new Uint16Array(visits);
};

const ofEach = <T>(make: (column: Column) => T) =>
  Object.fromEntries(columns.map((column) => [column, make(column)])) as Record<Column, T>;

export function blockOf(visits: readonly LabeledVisit[]): Block {
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

/** Returns the rows of blocks in the order of their times. */
function orderOf(at: Uint32Array): Uint32Array {
  const order = Uint32Array.from(at, (_, row) => row);
  const isSorted = at.every((time, row) => row === 0 || time >= (at[row - 1] ?? 0));
  return isSorted ? order : order.toSorted((one, other) => (at[one] ?? 0) - (at[other] ?? 0) || one - other);
}

/** Joins blocks into one. Visits for which `keeps` returns false are left out. */
export function joinBlocks(blocks: readonly Block[], keeps: (at: number) => boolean = () => true): Block {
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

/**
 * Numbers before the columns: the version, the number of visits and, for each column, the number of labels and their
 * length in bytes.
 */
const headOf = (places: number) => 2 + places * 2;
const head = headOf(columns.length) * 4;

type Numbers = Uint32Array | Uint16Array | Uint8Array;
const bytesOfView = (view: Numbers) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

export function encodeBlock({ at, visitors, columns: all }: Block): Uint8Array {
  const texts = columns.map((column) => Buffer.from(JSON.stringify(all[column].labels)));
  const numbers = columns.flatMap((column, place) => [all[column].labels.length, texts[place]?.length ?? 0]);
  const places = columns.flatMap((column) => all[column].places ?? []);
  return Buffer.concat([
    ...[
      Uint32Array.of(version, at.length, ...numbers),
      at,
      visitors,
      // The wider arrays come first, so that each begins at a multiple of its element size.
      ...places.filter((each) => each instanceof Uint16Array),
      ...places.filter((each) => each instanceof Uint8Array),
    ].map(bytesOfView),
    ...texts,
  ]);
}

export function decodeBlock(stored: Uint8Array): Block {
  // Numbers of several bytes can be viewed in place only if they begin at a multiple of their size.
  const bytes = stored.byteOffset % 4 === 0 ? stored : stored.slice();
  const { buffer, byteOffset: start } = bytes;
  const numbers = new Uint32Array(buffer, start, head / 4);
  const [form, visits = 0] = numbers;
  if (form !== version) throw new Error('A block of visits is of an unknown form.');
  const counts = columns.map((_, place) => numbers[headOf(place)] ?? 0);
  const lengths = columns.map((_, place) => numbers[headOf(place) + 1] ?? 0);
  let next = start + head + visits * 12;
  const places = new Map<number, LabelColumn['places']>();
  for (const [place, count] of counts.entries()) {
    if (count <= 256) continue;
    places.set(place, new Uint16Array(buffer, next, visits));
    next += visits * 2;
  }
  for (const [place, count] of counts.entries()) {
    if (count <= 1 || count > 256) continue;
    places.set(place, new Uint8Array(buffer, next, visits));
    next += visits;
  }
  const read = columns.map((_, place) => {
    const from = next;
    const length = lengths[place] ?? 0;
    next += length;
    return readColumn(() => Buffer.from(buffer, from, length).toString(), places.get(place));
  });
  return {
    at: new Uint32Array(buffer, start + head, visits),
    visitors: new Uint32Array(buffer, start + head + visits * 4, visits * 2),
    columns: Object.fromEntries(columns.map((column, place) => [column, read[place]])) as Block['columns'],
  };
}

/** Returns a column that parses its labels on first use. Most questions need the labels of only a few columns. */
function readColumn(textOf: () => string, places: LabelColumn['places']): LabelColumn {
  let labels: string[] | undefined;
  return {
    get labels() {
      return (labels ??= JSON.parse(textOf()) as string[]);
    },
    places,
  };
}
