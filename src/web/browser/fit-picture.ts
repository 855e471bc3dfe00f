import type { PictureType } from './picture-file.ts';
import { blobOf } from './raster.ts';

/**
 * Sides to try, in pixels. The first is the largest that visitor pages show. Smaller ones follow while the file is too
 * large.
 */
const pageSides = [1280, 800, 400];

export interface FittedPicture {
  picture: Blob;
  /** In pixels. Undefined if the browser doesn't report the size. */
  width?: number;
  height?: number;
}

/**
 * Redraws a picture that has too many pixels or bytes, and every JPEG, since cameras store the location in theirs.
 * Leaves it as it is if the browser can't draw it.
 * @param most maximum size in bytes. If that can't be reached, the smallest version is returned
 * @param sides in pixels, the largest first
 * @returns undefined if the picture can't be read
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
