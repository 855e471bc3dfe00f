import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/client/api-error.ts';
import { showRefusal } from '#web/client/refused-form.ts';

/** The type of a form's root error if the data from the message is no longer valid. Only another message helps then. */
export const ended = 'ended';

/** Like `showRefusal`, for forms that send data from a message. */
export function showMailRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
) {
  if (hasEnded(error)) form.setError('root', { type: ended, message: error.message });
  else showRefusal(form, error, { signIn: true });
}

export const hasEnded = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.kind === 'refused' &&
  error.field === undefined &&
  [400, 403].includes(error.status);
