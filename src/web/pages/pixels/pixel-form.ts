import { z } from 'zod';
import { AddPixel, pixelTypes } from '#contract/pixels.ts';
import type { PixelType } from '#web/api/pixel-types.ts';

export interface AddValues {
  /** "" until one is chosen. */
  type: PixelType | '';
  name: string;
  tag: string;
}

export const emptyForm: AddValues = { type: '', name: '', tag: '' };

/** The contract's rule, with a sentence for people about the type. */
export const AddForm = AddPixel.extend({
  type: z.enum(pixelTypes, 'Choose what the pixel belongs to.'),
}) as unknown as z.ZodType<z.output<typeof AddPixel>, AddValues>;
