import type { Step } from '#contract/step.ts';
import { messageOf } from '#web/client/api-error.ts';
import { knowsPasskeys } from '#web/api/browser-passkeys.ts';
import { stepAnswer } from '#web/api/second-step.ts';
import { finishSignIn } from '#web/api/sign-in-step.ts';
import { isExpired, waysOf } from '#web/api/step-ways.ts';
import { countOf } from '#web/lib/numbers.ts';
import { StepForm } from '#web/ui/form/StepForm.tsx';
import { toast } from '#web/ui/base/toast.ts';

interface SecondStepFormProps {
  step: Step;
  stay: boolean;
  onDone: () => void;
  /** @param why the password is asked for again; undefined: by choice */
  onBack: (why?: string) => void;
}

/** After the password, for who has a second step. */
export const SecondStepForm = ({ step, stay, onDone, onBack }: SecondStepFormProps) => {
  const answer = async (code: string | undefined) => {
    try {
      const left = await finishSignIn(step.token, stepAnswer(step, code), { stay });
      if (left !== null) toast(`${countOf(left, 'recovery code')} left`);
      onDone();
      return undefined;
    } catch (error) {
      if (!isExpired(error)) return messageOf(error);
      onBack('That took too long, or there were too many wrong codes. Enter your password again.');
      return undefined;
    }
  };
  return (
    <StepForm
      ways={waysOf(step)}
      knowsPasskeys={knowsPasskeys()}
      onAnswer={answer}
      submitLabel="Sign in"
      onBack={() => onBack()}
    />
  );
};
