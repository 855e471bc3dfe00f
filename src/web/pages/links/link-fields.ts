import type { UseFormReturn } from 'react-hook-form';
import type { LinkValues } from './link-form.ts';

/** What the fields need of their form. */
export type LinkForm = Pick<
  UseFormReturn<LinkValues, unknown, unknown>,
  'register' | 'watch' | 'formState' | 'setValue'
>;
