import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { faultOf, messageOf } from './api-error.ts';

/**
 * Returns the state of a dialog that asks before a record is deleted. If the deletion is refused, the dialog stays open
 * and shows the reason.
 */
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
      // The dialog shows the error.
    }
  };
  return {
    onConfirm: () => void confirm(),
    pending: isPending,
    error: error ? messageOf(error) : undefined,
    fault: faultOf(error),
  };
};
