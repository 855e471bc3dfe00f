import { columns } from './columns.ts';
import { quarter, type Sum } from './sum.ts';

/**
 * The sums of some days in bytes: figures, the quarters of an hour that had visits, and the labels of each column apart, so
 * that who asks for one need not read the others.
 */
interface Head {
  visits: number;
  visitors: number;
  again: number;
  first: number;
  last: number;
  /** Bytes of the labels of each column. */
  labels: number[];
}

/** The form in which sums are written, and the bytes before their head. */
const [version, before] = [1, 12];
const padded = (text: string) => text.padEnd(Math.ceil(text.length / 4) * 4);
const view = (numbers: Uint32Array) => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** The places of those that are more than nothing. */
function usedPlaces(numbers: Uint32Array): Uint32Array {
  const places = new Uint32Array(numbers.length);
  let count = 0;
  for (let place = 0; place < numbers.length; place += 1) {
    places[count] = place;
    if ((numbers[place] ?? 0) > 0) count += 1;
  }
  return places.slice(0, count);
}

/** @param sum of at least one visit, with the labels of all columns */
export function summaryOf({
  span,
  visits,
  visitors,
  again,
  first = 0,
  last = 0,
  quarters,
  labels,
}: Sum): Uint8Array {
  const used = usedPlaces(quarters.visits);
  const begin = Math.floor(span.from / quarter);
  const texts = columns.map((column) => Buffer.from(JSON.stringify([...(labels.get(column) ?? [])])));
  const figures: Head = { visits, visitors, again, first, last, labels: texts.map(({ length }) => length) };
  const head = Buffer.from(padded(JSON.stringify(figures)));
  return Buffer.concat([
    view(Uint32Array.of(version, head.length, used.length)),
    head,
    view(used.map((place) => begin + place)),
    view(used.map((place) => quarters.visits[place] ?? 0)),
    view(used.map((place) => quarters.fresh[place] ?? 0)),
    ...texts,
  ]);
}

/** Adds what was summed up. Quarters of an hour that are not in the span of the sum are left out. */
export function addSummary(sum: Sum, stored: Uint8Array): void {
  const bytes = stored.byteOffset % 4 === 0 ? stored : stored.slice();
  const [form, headBytes = 0, count = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, before / 4);
  if (form !== version) throw new Error('Sums of visits are of an unknown form.');
  const textIn = (from: number, length: number) =>
    Buffer.from(bytes.buffer, bytes.byteOffset + from, length).toString();
  const head = JSON.parse(textIn(before, headBytes)) as Head;
  sum.visits += head.visits;
  sum.visitors += head.visitors;
  sum.again += head.again;
  sum.first = Math.min(sum.first ?? Infinity, head.first);
  sum.last = Math.max(sum.last ?? 0, head.last);

  const numbers = (place: number) =>
    new Uint32Array(bytes.buffer, bytes.byteOffset + before + headBytes + place * count * 4, count);
  const [at, visits, fresh] = [numbers(0), numbers(1), numbers(2)];
  const begin = Math.floor(sum.span.from / quarter);
  const { quarters } = sum;
  for (let place = 0; place < count; place += 1) {
    const of = (at[place] ?? 0) - begin;
    if (of < 0 || of >= quarters.visits.length) continue;
    quarters.visits[of] = (quarters.visits[of] ?? 0) + (visits[place] ?? 0);
    quarters.fresh[of] = (quarters.fresh[of] ?? 0) + (fresh[place] ?? 0);
  }

  let from = before + headBytes + count * 12;
  for (const [place, column] of columns.entries()) {
    const length = head.labels[place] ?? 0;
    const into = sum.labels.get(column);
    if (into) addLabels(into, JSON.parse(textIn(from, length)) as [string, number][]);
    from += length;
  }
}

function addLabels(into: Map<string, number>, labels: readonly [string, number][]): void {
  for (const [label, visits] of labels) into.set(label, (into.get(label) ?? 0) + visits);
}
