/** Draws an SVG document on a canvas as the browser renders it. */
export async function canvasOf(svg: string, width: number, height = width): Promise<HTMLCanvasElement> {
  const image = new Image();
  // Some browsers draw nothing without an explicit size.
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  return drawnOn(image, width, height);
}

function drawnOn(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Returns a canvas as a file. JPEGs lose almost no quality. */
export const blobOf = (canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The browser could not write the picture.'));
      },
      type,
      0.9,
    );
  });

export const pngBlob = async (svg: string, width: number, height?: number): Promise<Blob> =>
  blobOf(await canvasOf(svg, width, height), 'image/png');

function pixelsOn(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no pixels.');
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

export const pixelsOf = async (svg: string, width: number, height?: number): Promise<ImageData> =>
  pixelsOn(await canvasOf(svg, width, height));

/**
 * Returns a picture's pixels in its original size.
 * @param address a `data:` URL
 */
export async function pixelsOfPicture(address: string): Promise<ImageData> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return pixelsOn(drawnOn(image, image.naturalWidth, image.naturalHeight));
}
