import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf, wholeMessageOf } from './api-error.ts';

/**
 * Puts what the service refused where it belongs: at the field it is about, else at the form's root.
 * A key that is no longer valid is no fault of the form: the sign-in asks for it and the form stays as it is.
 * @param hasDetails whether the form shows beside it which answer can't be understood
 */
export function showRefusal<Values extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
  { signIn = false, hasDetails = false }: { signIn?: boolean; hasDetails?: boolean } = {},
) {
  if (error instanceof ApiError && error.kind === 'unauthorised' && !signIn) return;
  const field = error instanceof ApiError ? error.field : undefined;
  // Of a row in a list, `rules.0.link`, the list is the field.
  const known = field !== undefined && (field.split('.')[0] ?? '') in (getValues() as object);
  setError(
    known ? (field as FieldPath<Values>) : 'root',
    { message: hasDetails ? messageOf(error) : wholeMessageOf(error) },
    { shouldFocus: known },
  );
}
