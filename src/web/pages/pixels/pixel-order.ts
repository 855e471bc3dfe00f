import type { Pixel } from '#contract/pixels.ts';
import { typeName } from '#web/api/pixel-words.ts';

export const pixelOrders = ['newest', 'name', 'network'] as const;
export type PixelOrder = (typeof pixelOrders)[number];

/** What the address says, if it is one of them. */
export const orderOf = (text: string): PixelOrder => pixelOrders.find((order) => order === text) ?? 'newest';

/** Those that are alike stay as the server lists them. */
export const inOrder: Readonly<Record<PixelOrder, (a: Pixel, b: Pixel) => number>> = {
  newest: (a, b) => b.date.localeCompare(a.date),
  name: (a, b) => a.name.localeCompare(b.name),
  network: (a, b) => typeName(a.type).localeCompare(typeName(b.type)),
};
