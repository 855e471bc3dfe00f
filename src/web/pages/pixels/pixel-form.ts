import { z } from 'zod/mini';
import { AddPixel, type Pixel, type UpdatePixel } from '#contract/pixels.ts';
import { pixelTypes } from '#contract/pixel-types.ts';
import { type PixelType, pixelTypeOf } from '#contract/pixel-networks.ts';
import { pixelDialogs as words } from '#web/words/pixel-dialogs.ts';

export interface PixelValues {
  /** Empty until a type is chosen. */
  type: PixelType | '';
  name: string;
  tag: string;
}

export const emptyPixel: PixelValues = { type: '', name: '', tag: '' };

export const valuesOf = ({ type, name, tag }: Pixel): PixelValues => ({
  type: pixelTypeOf(type) ?? '',
  name,
  tag,
});

/** The contract's schema, with a readable message about the network. */
export const addForm = z.extend(AddPixel, {
  type: z.enum(pixelTypes, words.mustChooseNetwork),
}) as unknown as z.ZodMiniType<z.output<typeof AddPixel>, PixelValues>;

/** The type can't change, so it isn't sent. */
export const editForm = z.pick(AddPixel, { name: true, tag: true }) as unknown as z.ZodMiniType<
  z.output<typeof UpdatePixel>,
  PixelValues
>;
