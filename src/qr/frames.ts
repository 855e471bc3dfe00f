import type { FrameKind } from '#contract/qr-look.ts';
import { box, polygon } from './path.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a frame adds around a code. */
export interface FrameShape {
  width: number;
  height: number;
  /** Where the code goes, including its quiet zone. */
  at: { x: number; y: number };
  /** Filled with the frame's color by the even-odd rule. */
  path: string;
  words: Box;
  /** Whether the words are on the frame's color. Otherwise they're on the background. */
  onColor: boolean;
}

/** @param side of the code, including its quiet zone */
type Draw = (side: number) => FrameShape;

/** A body around the code with a field for words above or below it. */
const body =
  (of: { edge: number; field: number; radius: number; hole: number; top?: boolean; beyond?: number }): Draw =>
  (side) => {
    const unit = side / 100;
    const [edge, field, beyond] = [of.edge * unit, of.field * unit, (of.beyond ?? of.edge) * unit];
    const [width, height] = [side + 2 * edge, side + field + beyond];
    const y = of.top ? field : beyond;
    const inset = Math.max(edge, 5 * unit);
    return {
      width,
      height,
      at: { x: edge, y },
      path: box(0, 0, width, height, of.radius * unit) + box(edge, y, side, side, of.hole * unit),
      words: {
        x: inset,
        y: (of.top ? 0 : y + side) + field * 0.22,
        width: width - 2 * inset,
        height: field * 0.56,
      },
      onColor: true,
    };
  };

/** A speech bubble that points to the code. */
const bubble =
  (top: boolean): Draw =>
  (side) => {
    const unit = side / 100;
    const [height, tip] = [18 * unit, 6 * unit];
    const bubbleAt = top ? 0 : side + tip;
    const base = top ? height : bubbleAt;
    return {
      width: side,
      height: side + height + tip,
      at: { x: 0, y: top ? height + tip : 0 },
      path:
        box(4 * unit, bubbleAt, 92 * unit, height, 4 * unit) +
        polygon([side / 2 - tip, base], [side / 2, top ? base + tip : base - tip], [side / 2 + tip, base]),
      words: { x: 10 * unit, y: bubbleAt + 4 * unit, width: 80 * unit, height: 10 * unit },
      onColor: true,
    };
  };

const label: Draw = (side) => {
  const unit = side / 100;
  return {
    width: side,
    height: side + 17 * unit,
    at: { x: 0, y: 0 },
    path: '',
    words: { x: 8 * unit, y: side, width: 84 * unit, height: 11 * unit },
    onColor: false,
  };
};

const ribbon: Draw = (side) => {
  const unit = side / 100;
  const y = side + 2 * unit;
  const tail = (outer: number, notch: number, inner: number) =>
    polygon(
      [outer, y + 5 * unit],
      [inner, y + 5 * unit],
      [inner, y + 22 * unit],
      [outer, y + 22 * unit],
      [notch, y + 13.5 * unit],
    );
  return {
    width: side,
    height: side + 26 * unit,
    at: { x: 0, y: 0 },
    path:
      box(11 * unit, y, 78 * unit, 17 * unit) +
      tail(1 * unit, 5 * unit, 10 * unit) +
      tail(99 * unit, 95 * unit, 90 * unit),
    words: { x: 15 * unit, y: y + 4 * unit, width: 70 * unit, height: 9 * unit },
    onColor: true,
  };
};

const pill: Draw = (side) => {
  const unit = side / 100;
  const height = 17 * unit;
  return {
    width: side,
    height: side + height + 4 * unit,
    at: { x: 0, y: 0 },
    path: box(10 * unit, side, 80 * unit, height, height / 2),
    words: { x: 18 * unit, y: side + 4 * unit, width: 64 * unit, height: 9 * unit },
    onColor: true,
  };
};

/** The marks of a viewfinder. */
const corners: Draw = (side) => {
  const unit = side / 100;
  const [edge, thick, reach, radius] = [5 * unit, 2.6 * unit, 22 * unit, 6 * unit];
  const outer = side + 2 * edge;
  const inner = radius - thick;
  const around =
    box(0, 0, outer, outer, radius) + box(thick, thick, outer - 2 * thick, outer - 2 * thick, inner);
  // By the even-odd rule, drawing something twice removes it. That applies to the middles of the four sides.
  const gap = outer - 2 * reach;
  const gaps = [
    [reach, 0, gap, thick],
    [reach, outer - thick, gap, thick],
    [0, reach, thick, gap],
    [outer - thick, reach, thick, gap],
  ].map(([x = 0, y = 0, width = 0, height = 0]) => box(x, y, width, height));
  return {
    width: outer,
    height: outer + 17 * unit,
    at: { x: edge, y: edge },
    path: around + gaps.join(''),
    words: { x: 8 * unit, y: outer + 3 * unit, width: outer - 16 * unit, height: 11 * unit },
    onColor: false,
  };
};

/** A phone with the code on its screen. */
const phone: Draw = (side) => {
  const whole = body({ edge: 7, field: 24, radius: 13, hole: 3, beyond: 15 })(side);
  const unit = side / 100;
  const slit = box(whole.width / 2 - 9 * unit, 6.2 * unit, 18 * unit, 2.6 * unit, 1.3 * unit);
  return { ...whole, path: whole.path + slit };
};

const frames: Readonly<Record<FrameKind, Draw>> = {
  label,
  bar: body({ edge: 3, field: 20, radius: 4, hole: 2 }),
  barTop: body({ edge: 3, field: 20, radius: 4, hole: 2, top: true }),
  card: body({ edge: 6, field: 23, radius: 12, hole: 7 }),
  bubble: bubble(false),
  bubbleTop: bubble(true),
  ribbon,
  pill,
  corners,
  phone,
};

export const frameOf = (kind: FrameKind, side: number): FrameShape => frames[kind](side);
