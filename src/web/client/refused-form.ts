import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf, wholeMessageOf } from './api-error.ts';

/**
 * Whether a change was refused because its record no longer exists.
 * @param form the name of the form's draft, which ends with an id for the form of a record: "campaign 12"
 */
export const isGone = (form: string, error: unknown) =>
  error instanceof ApiError &&
  error.kind === 'refused' &&
  error.status === 404 &&
  error.field === undefined &&
  // A server that turned out not to offer the change also has nothing at its address. That case has a message of its
  // own.
  !(error.cause instanceof ApiError) &&
  / \d+$/.test(form);

/**
 * Shows a refusal at the field it concerns, otherwise at the form's root. A key that is no longer valid isn't the
 * form's fault. The sign-in asks for it, and the form stays as it is.
 * @param hasDetails whether the form shows details of a response that can't be understood
 */
export function showRefusal<Values extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
  { signIn = false, hasDetails = false }: { signIn?: boolean; hasDetails?: boolean } = {},
) {
  if (error instanceof ApiError && error.kind === 'unauthorised' && !signIn) return;
  const field = error instanceof ApiError ? error.field : undefined;
  // For a row in a list, such as `rules.0.link`, the list is the field.
  const known = field !== undefined && (field.split('.')[0] ?? '') in (getValues() as object);
  setError(
    known ? (field as FieldPath<Values>) : 'root',
    { message: hasDetails ? messageOf(error) : wholeMessageOf(error) },
    { shouldFocus: known },
  );
}
