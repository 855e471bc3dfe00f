import type { Pixel } from '#contract/pixels.ts';
import { typeName } from '#web/api/pixel-words.ts';

export const pixelOrders = ['newest', 'name', 'network'] as const;
export type PixelOrder = (typeof pixelOrders)[number];

/** Parses the order from the page's address. */
export const orderOf = (text: string): PixelOrder => pixelOrders.find((order) => order === text) ?? 'newest';

/** Equal pixels keep the server's order. */
export const inOrder: Readonly<Record<PixelOrder, (a: Pixel, b: Pixel) => number>> = {
  newest: (a, b) => b.date.localeCompare(a.date),
  name: (a, b) => a.name.localeCompare(b.name),
  network: (a, b) => typeName(a.type).localeCompare(typeName(b.type)),
};
