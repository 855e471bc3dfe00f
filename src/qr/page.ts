import type { Mark, Plan } from './plan.ts';

/** The pixels of a logo. An SVG refers to the logo's file, while PDF and EPS contain its pixels. */
export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha, 0 to 255. */
  data: Uint8Array | Uint8ClampedArray;
}

/** A page for a printer, in millimeters from its top left. */
export interface PrintPage {
  width: number;
  height: number;
  items: readonly PlacedPlan[];
  /** Drawn under the items: backgrounds that extend beyond them. */
  grounds?: readonly Mark[];
  /** Drawn over the items: cut marks and captions. */
  marks?: readonly Mark[];
}

export interface PlacedPlan {
  plan: Plan;
  x: number;
  y: number;
  /** The width of the picture. */
  width: number;
  logo?: Pixels | undefined;
}

export const pointsPerMillimetre = 72 / 25.4;

/** Returns a page that contains a single picture and has its size. */
export const pageOf = (plan: Plan, width: number, logo?: Pixels): PrintPage => ({
  width,
  height: (width / plan.width) * plan.height,
  items: [{ plan, x: 0, y: 0, width, logo }],
});

/** Returns where a logo's pixels go within its place. They're centered and as large as possible. */
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
