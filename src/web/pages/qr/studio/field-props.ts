import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { get } from 'react-hook-form';
import type { QrSaved, QrValues } from './qr-form.ts';

export type StudioFormReturn = UseFormReturn<QrValues, unknown, QrSaved>;

export interface FieldsProps {
  form: StudioFormReturn;
}

/** Returns why a field was refused. The errors are looked up by path, since the form has many shapes. */
export const errorAt = ({ formState: { errors } }: StudioFormReturn, path: FieldPath<QrValues>) => {
  const message: unknown = get(errors, `${path}.message`);
  return typeof message === 'string' ? message : undefined;
};
