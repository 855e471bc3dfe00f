import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf, wholeMessageOf } from './api-error.ts';

/**
 * Whether a change was refused since its record is no longer there.
 * @param form its draft's name, which for the form of a record ends with an id: "campaign 12"
 */
export const isGone = (form: string, error: unknown) =>
  error instanceof ApiError &&
  error.kind === 'refused' &&
  error.status === 404 &&
  error.field === undefined &&
  // A server that turned out not to offer the change has nothing at its address either, and says that.
  !(error.cause instanceof ApiError) &&
  / \d+$/.test(form);

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
