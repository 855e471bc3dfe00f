import { type Condition, type Raster, under } from '#qr/conditions.ts';

/** What a reader in a worker is asked: to read a picture as it is, or as a camera may see it. */
export interface ReadOrder {
  id: number;
  picture: Raster;
  /** A module's width, in pixels. */
  dots: number;
  condition: Condition | undefined;
}

/** `text` is undefined where no code was found. `isBroken`: the reader itself could not work. */
export interface ReadAnswer {
  id: number;
  text: string | undefined;
  isBroken?: true;
}

/** A worker's listener. @param read throws where it finds no code */
export const answerWith =
  (read: (picture: ImageData) => string | undefined | Promise<string | undefined>) =>
  async ({ data: { id, picture, dots, condition } }: MessageEvent<ReadOrder>): Promise<ReadAnswer> => {
    const { width, height, data } = condition ? under(condition, picture, dots) : picture;
    try {
      return { id, text: await read(new ImageData(new Uint8ClampedArray(data), width, height)) };
    } catch {
      return { id, text: undefined };
    }
  };
