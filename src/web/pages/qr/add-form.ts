import { z } from 'zod';
import { AddQr } from '#contract/qr.ts';

/** The types that this form knows, out of the contract's. */
const [TextCode, , LinkCode] = AddQr.options;

export interface AddFormValues {
  type: 'link' | 'text';
  data: string;
  name?: string;
  foreground?: string;
  background?: string;
}

/** A form's values are one shape, whichever type is chosen. */
export const AddForm: z.ZodType<AddFormValues, AddFormValues> = z.discriminatedUnion('type', [
  LinkCode,
  TextCode,
]);

export const emptyForm: AddFormValues = {
  type: 'link',
  data: '',
  name: '',
  foreground: 'rgb(0,0,0)',
  background: 'rgb(255,255,255)',
};
