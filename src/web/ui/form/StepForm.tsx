import { Fingerprint } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { stepForm as words } from '#web/words/step-form.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Field } from './Field.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextInput } from './TextInput.tsx';

type Way = 'passkey' | 'app' | 'recovery';

type StepFormProps = {
  /** The second factors that the account has. */
  ways: readonly Way[];
  /** Whether this browser supports passkeys. */
  knowsPasskeys: boolean;
  /**
   * Called with the code, or with undefined for a passkey. Resolves to an error message, or to undefined on success.
   */
  onAnswer: (code: string | undefined) => Promise<string | undefined>;
  submitLabel: string;
  /** Omitted if there is no previous step. */
  onBack?: () => void;
};

const labels: Record<Way, string> = {
  passkey: words.usePasskey,
  app: words.useApp,
  recovery: words.useRecovery,
};

/** Renders the second step of signing in, with a passkey, a code from an authenticator app, or a recovery code. */
export const StepForm = ({ ways, knowsPasskeys, onAnswer, submitLabel, onBack }: StepFormProps) => {
  const usable = ways.filter((each) => each !== 'passkey' || knowsPasskeys);
  const [way, setWay] = useState(usable[0]);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    if (way !== 'passkey' && code.trim() === '') {
      setError(words.enterCode);
      return;
    }
    setError(undefined);
    setPending(true);
    try {
      setError(await onAnswer(way === 'passkey' ? undefined : code));
    } finally {
      setPending(false);
    }
  };
  const choose = (next: Way) => {
    setWay(next);
    setCode('');
    setError(undefined);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        {ways.includes('passkey') && !knowsPasskeys ? <Notice tone="warn">{words.noPasskeys}</Notice> : null}
        {way === 'passkey' ? (
          <>
            {error ? <Notice tone="bad">{error}</Notice> : null}
            <p>{words.passkeyText}</p>
          </>
        ) : way === undefined ? null : (
          <Field
            // A new field per method, so that rejected input of the previous method isn't carried over.
            key={way}
            label={way === 'app' ? words.code : words.recoveryCode}
            hint={way === 'app' ? words.codeHint : words.recoveryHint}
            {...(error !== undefined && { error })}
          >
            <TextInput
              mono
              value={code}
              onChange={({ target }) => setCode(target.value)}
              inputMode={way === 'app' ? 'numeric' : 'text'}
              autoComplete={way === 'app' ? 'one-time-code' : 'off'}
              autoCapitalize="off"
              spellCheck={false}
              autoFocus
            />
          </Field>
        )}
        {way === undefined ? null : (
          <Button
            type="submit"
            variant="primary"
            wide
            pending={pending}
            autoFocus={way === 'passkey'}
            icon={way === 'passkey' ? <Fingerprint /> : undefined}
          >
            {way === 'passkey' ? words.usePasskey : submitLabel}
          </Button>
        )}
        <Stack gap={1}>
          {usable
            .filter((each) => each !== way)
            .map((each) => (
              <Button key={each} variant="ghost" wide onClick={() => choose(each)}>
                {labels[each]}
              </Button>
            ))}
          {onBack ? (
            <Button variant="ghost" wide onClick={onBack}>
              {verbs.back}
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </form>
  );
};
