import { type RenderedImage, Resvg } from '@resvg/resvg-js';

/**
 * An order to render a drawing as a bitmap. It runs in a process of its own, since a large one takes a second and a
 * hundred megabytes.
 */
export interface RasterJob {
  /** It must not refer to anything outside itself, since that would be read from this machine. */
  svg: string;
  /** Width in pixels. */
  size: number;
}

export const raster = ({ svg, size }: RasterJob): RenderedImage =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render();
