import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/client/api-error.ts';
import { showRefusal } from '#web/client/refused-form.ts';

/** Of a form's root error: what the message brought is no longer good, and only another message helps. */
export const ended = 'ended';

/** As showRefusal, for forms that send what a message brought. */
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
