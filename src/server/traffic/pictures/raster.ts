import { type RenderedImage, Resvg } from '@resvg/resvg-js';

/** A drawing to be made a bitmap of. In a process of its own: a large one takes a second and a hundred megabytes. */
export interface RasterOrder {
  /** Refers to nothing outside itself: what it named would be read from this machine. */
  svg: string;
  /** Width in pixels. */
  size: number;
}

export const raster = ({ svg, size }: RasterOrder): RenderedImage =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render();
