import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { faultOf, messageOf } from './api-error.ts';

/** What a dialog needs that asks before one record is deleted, and stays with the reason where that was refused. */
export const useDeletion = <Answer>(
  deleteOne: Omit<UseMutationOptions<Answer, Error, number>, 'mutationKey'>,
  id: number,
  onDone: (answer: Answer) => void,
) => {
  const { mutateAsync, isPending, error } = useMutation(deleteOne);
  const confirm = async () => {
    try {
      onDone(await mutateAsync(id));
    } catch {
      // Shown in the dialog.
    }
  };
  return {
    onConfirm: () => void confirm(),
    pending: isPending,
    error: error ? messageOf(error) : undefined,
    fault: faultOf(error),
  };
};
