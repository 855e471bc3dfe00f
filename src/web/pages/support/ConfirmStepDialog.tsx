import { useQuery, useQueryClient } from '@tanstack/react-query';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { supportsPasskeys } from '#web/api/browser-passkeys.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { confirmStep, secondStepState, stepAnswer, stepQuestion } from '#web/api/second-step.ts';
import { isExpired, waysOf } from '#web/api/step-ways.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { StepForm } from '#web/ui/form/StepForm.tsx';
import { supportAccount as words } from '#web/words/support-account.ts';

interface ConfirmStepDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks staff for their second step before they access an account, if their last one was hours ago. */
export const ConfirmStepDialog = ({ open, onClose }: ConfirmStepDialogProps) => {
  const client = useQueryClient();
  const question = useQuery({ ...stepQuestion(), enabled: open });
  const reading = listStatusOf(question);
  const { data: step } = question;
  const answer = async (code: string | undefined) => {
    if (!step) return undefined;
    try {
      await confirmStep(step.token, stepAnswer(step, code));
      // The requested dialog then replaces this one.
      await client.invalidateQueries(secondStepState());
      return undefined;
    } catch (error) {
      if (isExpired(error)) void question.refetch();
      return wholeMessageOf(error);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} size="small" title={words.confirmTitle} text={words.confirmText}>
      {reading.error ? <LoadError what={words.stepNoun} reading={reading} /> : null}
      {step ? (
        <StepForm
          ways={waysOf(step)}
          knowsPasskeys={supportsPasskeys()}
          onAnswer={answer}
          submitLabel={words.confirm}
        />
      ) : (
        <Skeleton shape="control" />
      )}
    </Dialog>
  );
};
