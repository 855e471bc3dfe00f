import type { Step } from '#contract/step.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { supportsPasskeys } from '#web/api/browser-passkeys.ts';
import { stepAnswer } from '#web/api/second-step.ts';
import { finishSignIn } from '#web/api/sign-in-step.ts';
import { isExpired, waysOf } from '#web/api/step-ways.ts';
import { StepForm } from '#web/ui/form/StepForm.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { signIn as words } from '#web/words/sign-in.ts';
import { verbs } from '#web/words/verbs.ts';

interface SecondStepFormProps {
  step: Step;
  stay: boolean;
  onDone: () => void;
  /** @param why why the password is requested again. Undefined if the user chose to go back */
  onBack: (why?: string) => void;
}

export const SecondStepForm = ({ step, stay, onDone, onBack }: SecondStepFormProps) => {
  const answer = async (code: string | undefined) => {
    try {
      const left = await finishSignIn(step.token, stepAnswer(step, code), { stay });
      if (left !== null) toast(words.codesLeft(left));
      onDone();
      return undefined;
    } catch (error) {
      if (!isExpired(error)) return wholeMessageOf(error);
      onBack(words.stepExpired);
      return undefined;
    }
  };
  return (
    <StepForm
      ways={waysOf(step)}
      knowsPasskeys={supportsPasskeys()}
      onAnswer={answer}
      submitLabel={verbs.signIn}
      onBack={() => onBack()}
    />
  );
};
