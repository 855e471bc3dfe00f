import { type Condition, type Raster, applyCondition } from '#qr/conditions.ts';

/** A message to a reader's worker, to read a picture unchanged or as a camera may see it. */
export interface ReadRequest {
  id: number;
  picture: Raster;
  /** A module's width in pixels. */
  dots: number;
  condition: Condition | undefined;
}

/** `text` is undefined if no code was found. `isBroken` means that the reader itself doesn't work. */
export interface ReadResponse {
  id: number;
  text: string | undefined;
  isBroken?: true;
}

/**
 * Creates a worker's message listener.
 * @param read throws if it finds no code
 */
export const respondWith =
  (read: (picture: ImageData) => string | undefined | Promise<string | undefined>) =>
  async ({ data: { id, picture, dots, condition } }: MessageEvent<ReadRequest>): Promise<ReadResponse> => {
    const { width, height, data } = condition ? applyCondition(condition, picture, dots) : picture;
    try {
      return { id, text: await read(new ImageData(new Uint8ClampedArray(data), width, height)) };
    } catch {
      return { id, text: undefined };
    }
  };
