/** Draws an SVG document as pixels, as the browser itself would show it. */
export async function canvasOf(svg: string, width: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  // Without a size of its own, some browsers draw nothing.
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${width}" `);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, width);
  return canvas;
}

/** What is on a canvas as a file; a jpg with hardly a loss. */
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

export const pngBlob = async (svg: string, width: number): Promise<Blob> =>
  blobOf(await canvasOf(svg, width), 'image/png');

export async function pixelsOf(svg: string, width: number): Promise<ImageData> {
  const context = (await canvasOf(svg, width)).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no pixels.');
  return context.getImageData(0, 0, width, width);
}
