/** The service keeps the picture as SVG: what has another ending is no address of it. */
export const svgOf = (image: string) => (image.endsWith('.svg') ? image : undefined);
