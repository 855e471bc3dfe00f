/** How dark modules are drawn. Readers are made for squares: the others are tried by two decoders in the tests. */
export const shapes = ['square', 'dots', 'rounded'] as const;
export type Shape = (typeof shapes)[number];

export interface Grid {
  /** Modules a side. */
  readonly size: number;
  /** Row by row, 1 for dark. */
  readonly data: Uint8Array;
}

/** Every dark module as one path, a module being one unit and `margin` units being left free on each side. */
export function outline(grid: Grid, margin: number, shape: Shape): string {
  if (shape === 'square') return squares(grid, margin);
  const module = shape === 'dots' ? dot : rounded;
  let path = finders(grid.size, margin);
  for (let row = 0; row < grid.size; row += 1) {
    for (let column = 0; column < grid.size; column += 1) {
      if (isDark(grid, row, column) && !inFinder(grid.size, row, column)) {
        path += module(grid, row, column, margin);
      }
    }
  }
  return path;
}

const isDark = ({ size, data }: Grid, row: number, column: number) =>
  row >= 0 && column >= 0 && row < size && column < size && data[row * size + column] === 1;

/** Each run of a row as one rectangle. */
function squares(grid: Grid, margin: number): string {
  let path = '';
  for (let row = 0; row < grid.size; row += 1) {
    for (let column = 0; column < grid.size; column += 1) {
      const start = column;
      while (isDark(grid, row, column)) column += 1;
      const run = column - start;
      if (run > 0) path += `M${start + margin} ${row + margin}h${run}v1h-${run}z`;
    }
  }
  return path;
}

/** The three corner squares that a reader looks for first. They stay whole: of loose dots many readers find none. */
const inFinder = (size: number, row: number, column: number) =>
  (row < 7 && (column < 7 || column >= size - 7)) || (row >= size - 7 && column < 7);

function finders(size: number, margin: number): string {
  const far = size - 7 + margin;
  return [
    [margin, margin],
    [far, margin],
    [margin, far],
  ]
    .map(
      ([x = 0, y = 0]) => box(x, y, 7, 1.8, 1) + box(x + 1, y + 1, 5, 1.1, 0) + box(x + 2, y + 2, 3, 0.8, 1),
    )
    .join('');
}

/** A square with round corners. One drawn the other way round (`sweep` 0) is a hole in the one around it. */
function box(x: number, y: number, side: number, radius: number, sweep: 0 | 1): string {
  const edge = short(side - 2 * radius);
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 ${sweep} ${dx} ${dy}`;
  const r = radius;
  return sweep === 1
    ? `M${short(x + r)} ${y}h${edge}${corner(r, r)}v${edge}${corner(-r, r)}h-${edge}${corner(-r, -r)}v-${edge}${corner(r, -r)}z`
    : `M${short(x + r)} ${y}${corner(-r, r)}v${edge}${corner(r, r)}h${edge}${corner(r, -r)}v-${edge}${corner(-r, -r)}z`;
}

function dot(_grid: Grid, row: number, column: number, margin: number): string {
  const radius = 0.45;
  const left = short(column + margin + 0.5 - radius);
  const across = 2 * radius;
  return `M${left} ${short(row + margin + 0.5)}a${radius} ${radius} 0 1 1 ${across} 0a${radius} ${radius} 0 1 1 -${across} 0z`;
}

/** Corners where a group of modules ends are round; within the group, modules touch. */
function rounded(grid: Grid, row: number, column: number, margin: number): string {
  const above = isDark(grid, row - 1, column);
  const below = isDark(grid, row + 1, column);
  const before = isDark(grid, row, column - 1);
  const after = isDark(grid, row, column + 1);
  const radius = (ends: boolean) => (ends ? 0.5 : 0);
  const topLeft = radius(!above && !before);
  const topRight = radius(!above && !after);
  const bottomRight = radius(!below && !after);
  const bottomLeft = radius(!below && !before);
  const corner = (r: number, dx: 1 | -1, dy: 1 | -1) =>
    r === 0 ? '' : `a${r} ${r} 0 0 1 ${r * dx} ${r * dy}`;
  return (
    `M${column + margin + topLeft} ${row + margin}h${1 - topLeft - topRight}${corner(topRight, 1, 1)}` +
    `v${1 - topRight - bottomRight}${corner(bottomRight, -1, 1)}` +
    `h${bottomRight + bottomLeft - 1}${corner(bottomLeft, -1, -1)}` +
    `v${bottomLeft + topLeft - 1}${corner(topLeft, 1, -1)}z`
  );
}

/** Without the noise of floating point. */
const short = (length: number) => Math.round(length * 100) / 100;
