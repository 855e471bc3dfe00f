import { type LabelFormat, pageSizes, perSheet } from './label-formats.ts';
import { outlineEm } from './outline-units.ts';
import { boundsOf, box as pathOfBox, scalePath } from './path.ts';
import type { PlacedPlan, PrintPage, Pixels } from './page.ts';
import type { Mark, Plan } from './plan.ts';

/** In millimeters from the page’s top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LabelOptions {
  format: LabelFormat;
  /** Where the first sheet begins, from 1. The labels before it are already used. */
  start: number;
  /** How far the background extends beyond a label. If undefined, it ends with the code. */
  bleed: number | undefined;
  cutMarks: boolean;
}

export interface Label {
  plan: Plan;
  logo?: Pixels | undefined;
  /** The outline of the words next to the code. */
  caption?: string | undefined;
}

/** Minimum distance of a code from a label’s edge. Printers are off by as much. */
const inset = 1.5;
const captionHeight = 4;
/** Dimensions of cut marks, and their distance from the cut area. */
const markLength = 4;
const markGap = 1;
const markWidth = 0.2;

/** Returns the position of each label, with a list for each sheet. Labels before the first are left out. */
export function placesOf(format: LabelFormat, count: number, start: number): Box[][] {
  const most = perSheet(format);
  const { columns, left, top, across, down, width, height } = format;
  const sheets: Box[][] = [];
  for (let place = start - 1; place < start - 1 + count; place += 1) {
    const at = place % most;
    const [row, column] = [Math.floor(at / columns), at % columns];
    (sheets[Math.floor(place / most)] ??= []).push({
      x: left + column * across,
      y: top + row * down,
      width,
      height,
    });
  }
  return sheets;
}

/**
 * Returns the area that is filled for a label. It extends at most half of the way to the next label, and never beyond
 * the page.
 */
export function bleedAreaOf({ x, y, width, height }: Box, format: LabelFormat, bleed: number): Box {
  const page = pageSizes[format.page];
  const sideways = Math.min(bleed, (format.across - format.width) / 2);
  const upright = Math.min(bleed, (format.down - format.height) / 2);
  const [left, top] = [Math.max(0, x - sideways), Math.max(0, y - upright)];
  return {
    x: left,
    y: top,
    width: Math.min(page.width, x + width + sideways) - left,
    height: Math.min(page.height, y + height + upright) - top,
  };
}

/** Whether there's room for a name next to the code. Below it, the code would be small. */
const isWide = ({ width, height }: Pick<Box, 'width' | 'height'>) => width > 1.5 * height;

/** Returns the positions of a label's code and words. They're centered or side by side. */
export function partsOf(label: Box, plan: Pick<Plan, 'width' | 'height'>, hasCaption: boolean) {
  const room = {
    x: label.x + inset,
    y: label.y + inset,
    width: label.width - 2 * inset,
    height: label.height - 2 * inset,
  };
  const isBeside = hasCaption && isWide(label);
  const isBelow = hasCaption && !isBeside;
  const height = room.height - (isBelow ? captionHeight : 0);
  const most = isBeside ? Math.min(room.width / 2, height) : room.width;
  const width = Math.min(most, (height / plan.height) * plan.width);
  const tall = (width / plan.width) * plan.height;
  const code: Box = {
    x: isBeside ? room.x : room.x + (room.width - width) / 2,
    y: room.y + (height - tall) / 2,
    width,
    height: tall,
  };
  const words: Box = isBeside
    ? {
        x: code.x + width + inset,
        y: room.y,
        width: room.width - width - inset,
        height: room.height,
      }
    : {
        x: room.x,
        y: room.y + room.height - captionHeight + 1,
        width: room.width,
        height: captionHeight - 1,
      };
  return { code, words: hasCaption ? words : undefined };
}

/** Returns the width of a code on a label, in millimeters. */
export const sideOn = (format: LabelFormat, plan: Pick<Plan, 'width' | 'height'>, hasCaption: boolean) =>
  partsOf({ x: 0, y: 0, width: format.width, height: format.height }, plan, hasCaption).code.width;

const path = ({ x, y, width, height }: Box) => pathOfBox(x, y, width, height);

/** Returns lines in the page’s margins that mark the cuts along all rows and columns. */
export function cutMarksOf(format: LabelFormat, bleed: number): Box[] {
  const page = pageSizes[format.page];
  const { columns, rows, left, top, across, down, width, height } = format;
  const [right, bottom] = [left + (columns - 1) * across + width, top + (rows - 1) * down + height];
  const away = bleed + markGap;
  const half = markWidth / 2;
  const marks: Box[] = [];
  const length = (room: number) => Math.min(markLength, room - away);
  const edges = (count: number, from: number, step: number, size: number) =>
    Array.from({ length: count }, (_, at) => [from + at * step, from + at * step + size]).flat();
  for (const x of new Set(edges(columns, left, across, width))) {
    if (x < half || x > page.width - half) continue;
    const [above, below] = [length(top), length(page.height - bottom)];
    if (above > 0) marks.push({ x: x - half, y: top - away - above, width: markWidth, height: above });
    if (below > 0) marks.push({ x: x - half, y: bottom + away, width: markWidth, height: below });
  }
  for (const y of new Set(edges(rows, top, down, height))) {
    if (y < half || y > page.height - half) continue;
    const [before, after] = [length(left), length(page.width - right)];
    if (before > 0) marks.push({ x: left - away - before, y: y - half, width: before, height: markWidth });
    if (after > 0) marks.push({ x: right + away, y: y - half, width: after, height: markWidth });
  }
  return marks;
}

/**
 * An em of the words next to codes, in millimeters. At the smallest size, capitals are 1.2 mm high, which is still
 * readable.
 */
const captionSize = 3.2;
const minCaptionSize = 1.65;

const wordsOn = (format: LabelFormat, plan: Pick<Plan, 'width' | 'height'>) =>
  partsOf({ x: 0, y: 0, width: format.width, height: format.height }, plan, true).words;

/** Returns how many ems of words fit next to a code. More would be too small to read. */
export const captionRoom = (format: LabelFormat, plan: Pick<Plan, 'width' | 'height'>) =>
  (wordsOn(format, plan)?.width ?? 0) / minCaptionSize;

/**
 * Returns the size of all captions, which is the largest at which each of them fits. The readable minimum is applied
 * when they're drawn.
 */
function captionSizeOf(labels: readonly Label[], format: LabelFormat): number {
  const sizes = [...new Set(labels)].map(({ plan, caption }) => {
    const words = wordsOn(format, plan);
    if (!words || !caption) return captionSize;
    const bounds = boundsOf(caption);
    const height = Math.min(words.height, captionSize);
    return Math.min(height, (words.width / bounds.width) * outlineEm, (height / bounds.height) * outlineEm);
  });
  return sizes.reduce((one, other) => Math.min(one, other), captionSize);
}

/** Centers a caption in its space. The middle of its line is always at the same height. */
function captionPath(caption: string, { x, y, width, height }: Box, size: number): string {
  const bounds = boundsOf(caption);
  const scale = Math.min(Math.max(size, minCaptionSize) / outlineEm, width / bounds.width);
  const left = x + (width - bounds.width * scale) / 2 - bounds.left * scale;
  return scalePath(caption, scale, left, y + height / 2 - outlineEm * scale);
}

export function labelPages(labels: readonly Label[], options: LabelOptions): PrintPage[] {
  const { format, start, bleed, cutMarks } = options;
  const size = captionSizeOf(labels, format);
  let next = 0;
  return placesOf(format, labels.length, start).map((places) => {
    const items: PlacedPlan[] = [];
    const grounds: Mark[] = [];
    const marks: Mark[] = cutMarks
      ? cutMarksOf(format, bleed ?? 0).map((mark) => ({ path: path(mark), fill: 'rgb(0,0,0)' }))
      : [];
    for (const place of places) {
      const label = labels[next];
      next += 1;
      if (!label) continue;
      const { plan, logo, caption } = label;
      if (bleed !== undefined && !plan.transparent)
        grounds.push({ path: path(bleedAreaOf(place, format, bleed)), fill: plan.background });
      const { code, words } = partsOf(place, plan, caption !== undefined && caption !== '');
      items.push({ plan, x: code.x, y: code.y, width: code.width, logo });
      if (words && caption) {
        marks.push({
          path: captionPath(caption, words, size),
          fill: bleed === undefined ? 'rgb(0,0,0)' : plan.foreground,
        });
      }
    }
    return { ...pageSizes[format.page], grounds, items, marks };
  });
}
