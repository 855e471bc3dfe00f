import { columns } from './columns.ts';
import { quarter, type Sum } from './sum.ts';

/**
 * The sums of some days in bytes: figures, the quarters of an hour that had visits, and the labels of each column. The
 * labels of a column that has many are stored separately, so that questions about other columns needn't read them.
 */
export interface Summary {
  data: Uint8Array;
  /** By the index of their column. */
  apart: ReadonlyMap<number, Uint8Array>;
}

interface Head {
  visits: number;
  visitors: number;
  again: number;
  first: number;
  last: number;
  /** Bytes of the labels of each column. 0 if they're stored separately. */
  labels: number[];
  /** The first quarter of an hour, from which the others are counted. Omitted in the first version of the format. */
  begin?: number;
  /** Whether each quarter from the first on has visits. If so, their positions aren't stored. */
  isDense?: boolean;
  /** Bytes per count of visits, and per count of first visits. */
  wide?: [number, number];
}

/** Bytes before the head: the version of the format, the length of the head, and the number of quarters. */
const before = 12;
const version = 3;
/** Maximum size of a column’s labels that are stored with the others, in bytes. */
const maxWithin = 1000;

const view = (numbers: Numbers) => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

type Numbers = Uint8Array | Uint16Array | Uint32Array;
const arrays: Readonly<Record<number, new (numbers: Iterable<number> | ArrayBuffer) => Numbers>> = {
  1: Uint8Array,
  2: Uint16Array,
  4: Uint32Array,
};

/** Returns the numbers in as few bytes as the largest one needs. */
function narrowed(numbers: Uint32Array): Numbers {
  let most = 0;
  for (const number of numbers) most = Math.max(most, number);
  if (most > 0xffff) return numbers;
  return most > 0xff ? Uint16Array.from(numbers) : Uint8Array.from(numbers);
}

/** Returns the indexes of the numbers above zero. */
function usedPlaces(numbers: Uint32Array): Uint32Array {
  const places = new Uint32Array(numbers.length);
  let count = 0;
  for (let place = 0; place < numbers.length; place += 1) {
    places[count] = place;
    if ((numbers[place] ?? 0) > 0) count += 1;
  }
  return places.slice(0, count);
}

/** @param sum has at least one visit, and the labels of all columns */
export function summaryOf({
  span,
  visits,
  visitors,
  again,
  first = 0,
  last = 0,
  quarters,
  labels,
}: Sum): Summary {
  const used = usedPlaces(quarters.visits);
  const counts = narrowed(used.map((place) => quarters.visits[place] ?? 0));
  const fresh = narrowed(used.map((place) => quarters.fresh[place] ?? 0));
  const texts = columns.map((column) => Buffer.from(textOf(labels.get(column) ?? new Map())));
  const isDense = used.every((place, at) => place === at);
  const isWithin = ({ length }: Uint8Array) => length <= maxWithin;
  const figures: Head = {
    visits,
    visitors,
    again,
    first,
    last,
    labels: texts.map((text) => (isWithin(text) ? text.length : 0)),
    begin: Math.floor(span.from / quarter),
    isDense,
    wide: [counts.BYTES_PER_ELEMENT, fresh.BYTES_PER_ELEMENT],
  };
  const head = Buffer.from(JSON.stringify(figures));
  return {
    data: Buffer.concat([
      view(Uint32Array.of(version, head.length, used.length)),
      head,
      ...(isDense ? [] : [view(Uint16Array.from(used))]),
      view(counts),
      view(fresh),
      ...texts.filter(isWithin),
    ]),
    apart: new Map([...texts.entries()].filter(([, text]) => !isWithin(text))),
  };
}

/** Returns a copy, since numbers of any width can be read from its beginning. */
function numbersIn(bytes: Uint8Array, from: number, count: number, width: number): Numbers {
  const { buffer } = new Uint8Array(bytes.subarray(from, from + count * width));
  const Numbers = arrays[width] ?? Uint32Array;
  return new Numbers(buffer);
}

const textIn = ({ buffer, byteOffset }: Uint8Array, from: number, length: number) =>
  Buffer.from(buffer, byteOffset + from, length).toString();

/** Returns the indexes of the columns whose labels a sum counts. */
export const placesOf = ({ labels }: Sum): number[] =>
  [...columns.entries()].flatMap(([place, column]) => (labels.has(column) ? place : []));

/**
 * Adds stored sums without the labels that are stored separately, which `addApart` adds. Quarters of an hour outside
 * the span of the sum are left out.
 */
export function addSummary(sum: Sum, stored: Uint8Array): void {
  const [form = 0, headBytes = 0, count = 0] = numbersIn(stored, 0, 3, 4);
  if (form > version) throw new Error('Sums of visits are of an unknown form.');
  const head = JSON.parse(textIn(stored, before, headBytes)) as Head;
  sum.visits += head.visits;
  sum.visitors += head.visitors;
  sum.again += head.again;
  sum.first = Math.min(sum.first ?? Infinity, head.first);
  sum.last = Math.max(sum.last ?? 0, head.last);

  let from = before + headBytes;
  const next = (width: number) => {
    const numbers = numbersIn(stored, from, count, width);
    from += count * width;
    return numbers;
  };
  const at = head.isDense ? undefined : next(form === 1 ? 4 : 2);
  const [visits, fresh] = (head.wide ?? [4, 4]).map(next);
  const begin = Math.floor(sum.span.from / quarter) - (head.begin ?? 0);
  const { quarters } = sum;
  for (let place = 0; place < count; place += 1) {
    const of = (at ? (at[place] ?? 0) : place) - begin;
    if (of < 0 || of >= quarters.visits.length) continue;
    quarters.visits[of] = (quarters.visits[of] ?? 0) + (visits?.[place] ?? 0);
    quarters.fresh[of] = (quarters.fresh[of] ?? 0) + (fresh?.[place] ?? 0);
  }

  for (const [place, column] of columns.entries()) {
    const length = head.labels[place] ?? 0;
    const into = sum.labels.get(column);
    if (into && length > 0) addLabels(into, textIn(stored, from, length));
    from += length;
  }
}

/** Adds the labels of a column that are stored separately. */
export function addApart(sum: Sum, place: number, stored: Uint8Array): void {
  const column = columns[place];
  const into = column && sum.labels.get(column);
  if (into) addLabels(into, textIn(stored, 0, stored.length));
}

/** Names and numbers are separate lists, since a list of pairs takes twice as long to parse. */
interface Labels {
  names: readonly string[];
  visits: readonly number[];
}

const textOf = (labels: ReadonlyMap<string, number>) =>
  JSON.stringify({ names: [...labels.keys()], visits: [...labels.values()] } satisfies Labels);

function addLabels(into: Map<string, number>, text: string): void {
  const add = (label: string, visits: number) => into.set(label, (into.get(label) ?? 0) + visits);
  const read = JSON.parse(text) as Labels | readonly [string, number][];
  // The first versions of the format have pairs.
  if (!('names' in read)) {
    for (const [label, visits] of read) add(label, visits);
    return;
  }
  const { names, visits } = read;
  for (let place = 0; place < names.length; place += 1) add(names[place] ?? '', visits[place] ?? 0);
}
