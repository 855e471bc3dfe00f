import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { useOwnExtension } from '#web/client/server-extensions.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { signIn as words } from '#web/words/sign-in.ts';

interface PasskeyButtonProps {
  stay: boolean;
  onDone: () => void;
}

/** Signs in without a password, if the service and the browser support passkeys. */
export const PasskeyButton = ({ stay, onDone }: PasskeyButtonProps) => {
  const isOffered = useOwnExtension('passkeys');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  if (!isOffered || !('PublicKeyCredential' in globalThis)) return null;
  const signIn = async () => {
    setError(undefined);
    setPending(true);
    try {
      const { signInWithPasskey } = await import('#web/api/sign-in-step.ts');
      await signInWithPasskey({ stay });
      onDone();
    } catch (refusal) {
      setError(wholeMessageOf(refusal));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      {error ? <Notice tone="bad">{error}</Notice> : null}
      <Button wide icon={<Fingerprint />} pending={pending} onClick={() => void signIn()}>
        {words.withPasskey}
      </Button>
    </>
  );
};
