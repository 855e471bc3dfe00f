import type { PictureType } from './picture-file.ts';
import { blobOf } from './raster.ts';

/** As large as pages for visitors show one, in pixels a side; then less, while the file is still too large. */
const pageSides = [1280, 800, 400];

export interface FittedPicture {
  picture: Blob;
  /** In pixels; undefined where the browser does not tell. */
  width?: number;
  height?: number;
}

/**
 * Draws a picture anew where it has more pixels or bytes than are wanted, and every jpg: cameras write into theirs where
 * it was taken. A browser that draws none leaves it as it is.
 * @param most bytes; where it can't be made as small, it is smaller and no more
 * @param sides in pixels, the largest first
 * @returns undefined when it can't be read
 */
export async function fitPicture(
  file: Blob,
  type: PictureType,
  most: number,
  sides: readonly number[] = pageSides,
): Promise<FittedPicture | undefined> {
  if (typeof createImageBitmap !== 'function') return { picture: file };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  try {
    const longest = Math.max(width, height);
    const asItIs = type === 'image/png' && longest <= Math.max(...sides) && file.size <= most;
    let picture = file;
    for (const side of asItIs ? [] : sides) {
      picture = await drawn(bitmap, Math.min(1, side / longest), type);
      if (picture.size <= most) break;
    }
    return { picture, width, height };
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, scale: number, type: PictureType): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return blobOf(canvas, type);
}
