/** The service keeps the picture as SVG; the same address with .png is the bitmap, `size` pixels wide. */
export const pngOf = (image: string, size: number) =>
  image.endsWith('.svg') ? `${image.slice(0, -'.svg'.length)}.png?size=${size}` : undefined;

export const svgOf = (image: string) => (image.endsWith('.svg') ? image : undefined);
