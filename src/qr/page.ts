import type { Mark, Plan } from './plan.ts';

/** The pixels of a logo: an SVG refers to it as it came, PDF and EPS hold what it looks like. */
export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha, 0 to 255. */
  data: Uint8Array | Uint8ClampedArray;
}

/** A page for a printer, in millimetres from its top left. */
export interface PrintPage {
  width: number;
  height: number;
  items: readonly PlacedPlan[];
  /** What lies under the items: a background that goes beyond them. */
  grounds?: readonly Mark[];
  /** What else is drawn, over the items: cut marks, captions. */
  marks?: readonly Mark[];
}

export interface PlacedPlan {
  plan: Plan;
  x: number;
  y: number;
  /** Of the picture. */
  width: number;
  logo?: Pixels | undefined;
}

export const pointsPerMillimetre = 72 / 25.4;

/** A picture alone on a page of its own size. */
export const pageOf = (plan: Plan, width: number, logo?: Pixels): PrintPage => ({
  width,
  height: (width / plan.width) * plan.height,
  items: [{ plan, x: 0, y: 0, width, logo }],
});

/** Where a logo's pixels go within its place: as large as fits, in the middle. */
export function logoBox({ logo: place }: Plan, { width, height }: Pixels) {
  const { x, y, side } = place ?? { x: 0, y: 0, side: 0 };
  const scale = side / Math.max(width, height);
  return {
    x: x + (side - width * scale) / 2,
    y: y + (side - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}
