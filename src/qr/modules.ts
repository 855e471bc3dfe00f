import type { ModuleShape } from '#contract/qr-look.ts';
import { box, circle } from './path.ts';

export interface Grid {
  /** Modules per side. */
  readonly size: number;
  /** Row by row. 1 is dark. */
  readonly data: Uint8Array;
}

const isDark = ({ size, data }: Grid, row: number, column: number) =>
  row >= 0 && column >= 0 && row < size && column < size && data[row * size + column] === 1;

/**
 * Whether a module is part of one of the three corner squares that readers look for first. They're drawn separately, as
 * eyes.
 */
export const inEye = (size: number, row: number, column: number) =>
  (row < 7 && (column < 7 || column >= size - 7)) || (row >= size - 7 && column < 7);

/** Returns the modules that are drawn as such. Those of the eyes and those behind a logo are left out. */
export function openGrid(grid: Grid, isCut: (row: number, column: number) => boolean): Grid {
  const { size } = grid;
  return {
    size,
    data: grid.data.map((dark, place) => {
      const [row, column] = [Math.floor(place / size), place % size];
      return dark === 1 && !inEye(size, row, column) && !isCut(row, column) ? 1 : 0;
    }),
  };
}

/** Draws a module, depending on whether its neighbors are dark. */
type Module = (grid: Grid, row: number, column: number, margin: number) => string;

const dot: Module = (_grid, row, column, margin) => circle(column + margin + 0.5, row + margin + 0.5, 0.45);

/** Rounds corners where a group of modules ends. Within the group, modules touch. */
const corners = (grid: Grid, row: number, column: number) => {
  const above = isDark(grid, row - 1, column);
  const below = isDark(grid, row + 1, column);
  const before = isDark(grid, row, column - 1);
  const after = isDark(grid, row, column + 1);
  const radius = (...ends: boolean[]) => (ends.some(Boolean) ? 0 : 0.5);
  return [radius(above, before), radius(above, after), radius(below, after), radius(below, before)] as const;
};

const rounded: Module = (grid, row, column, margin) =>
  box(column + margin, row + margin, 1, 1, corners(grid, row, column));

/** Only two opposite corners are round, like those of a leaf. */
const classy: Module = (grid, row, column, margin) => {
  const [topLeft, , bottomRight] = corners(grid, row, column);
  return box(column + margin, row + margin, 1, 1, [topLeft, 0, bottomRight, 0]);
};

const ofModules = (module: Module) => (grid: Grid, margin: number) => {
  let path = '';
  for (let row = 0; row < grid.size; row += 1)
    for (let column = 0; column < grid.size; column += 1)
      if (isDark(grid, row, column)) path += module(grid, row, column, margin);
  return path;
};

/** Yields each run of dark modules, in rows or, with `down`, in columns. */
function* runs(grid: Grid, down = false) {
  const dark = (line: number, place: number) =>
    down ? isDark(grid, place, line) : isDark(grid, line, place);
  for (let line = 0; line < grid.size; line += 1)
    for (let place = 0; place < grid.size; place += 1) {
      const start = place;
      while (dark(line, place)) place += 1;
      if (place > start) yield { line, start, length: place - start };
    }
}

const squares = (grid: Grid, margin: number) =>
  [...runs(grid)]
    .map(({ line, start, length }) => `M${start + margin} ${line + margin}h${length}v1h-${length}z`)
    .join('');

/** Thickness of a line of connected modules. The gaps between lines stay visible. */
const thickness = 0.84;

/** Draws lines with round ends along rows and columns. Modules that are in neither become dots. */
function connected(grid: Grid, margin: number): string {
  const inset = (1 - thickness) / 2;
  const [along, across] = [(length: number) => length - 2 * inset, thickness];
  const rows = [...runs(grid)].map(({ line, start, length }) =>
    box(start + margin + inset, line + margin + inset, along(length), across, thickness / 2),
  );
  const columns = [...runs(grid, true)].flatMap(({ line, start, length }) =>
    length > 1
      ? [box(line + margin + inset, start + margin + inset, across, along(length), thickness / 2)]
      : [],
  );
  return rows.join('') + columns.join('');
}

const outlines: Readonly<Record<ModuleShape, (grid: Grid, margin: number) => string>> = {
  square: squares,
  rounded: ofModules(rounded),
  dots: ofModules(dot),
  classy: ofModules(classy),
  connected,
};

/** Returns all dark modules as one path. A module is one unit, and `margin` units are left free on each side. */
export const outlineOf = (grid: Grid, margin: number, shape: ModuleShape): string =>
  outlines[shape](grid, margin);
