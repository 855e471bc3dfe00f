import { useNavigate } from 'react-router-dom';
import { Button } from '#web/ui/base/Button.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { newKey } from '#web/words/new-key.ts';
import { signUp as words } from '#web/words/sign-up.ts';

interface FirstKeyProps {
  value: string;
}

/** The new account's API key: the service keeps only its hash, so this is the one time to copy it. */
export const FirstKey = ({ value }: FirstKeyProps) => {
  const navigate = useNavigate();
  return (
    <Stack gap={4}>
      <Field label={newKey.yours} hint={words.keyHint}>
        <TextArea mono readOnly rows={2} value={value} onFocus={(event) => event.target.select()} />
      </Field>
      <CopyButton text={value} label={newKey.copy} words />
      <Notice tone="warn">{newKey.once}</Notice>
      <Button variant="primary" wide autoFocus onClick={() => void navigate('/', { replace: true })}>
        {words.openDashboard}
      </Button>
    </Stack>
  );
};
