import type { Block } from './block.ts';
import type { Column } from './columns.ts';
import type { Span } from './span.ts';

/** The labels of a column that a visit may have. */
export interface LabelFilter {
  column: Column;
  fits: (label: string) => boolean;
}

/** Returns the first row at or after a time. */
export function rowAt(at: Uint32Array, time: number): number {
  let [low, high] = [0, at.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((at[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the rows of a block that are in the span and pass all filters. */
export function selectRows(block: Block, { from, to }: Span, filters: readonly LabelFilter[]): Uint16Array {
  const [begin, end] = [rowAt(block.at, from), rowAt(block.at, to)];
  const rows = new Uint16Array(Math.max(0, end - begin));
  for (let row = begin; row < end; row += 1) rows[row - begin] = row;
  let count = rows.length;
  for (const { column, fits } of filters) {
    const { labels, places } = block.columns[column];
    const mask = Uint8Array.from(labels, (label) => (fits(label) ? 1 : 0));
    if (!mask.includes(0)) continue;
    if (!places || !mask.includes(1)) return new Uint16Array();
    let kept = 0;
    for (let place = 0; place < count; place += 1) {
      const row = rows[place] ?? 0;
      rows[kept] = row;
      kept += mask[places[row] ?? 0] ?? 0;
    }
    count = kept;
  }
  return rows.subarray(0, count);
}
