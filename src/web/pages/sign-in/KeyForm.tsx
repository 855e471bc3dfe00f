import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '#web/client/api-error.ts';
import { showRefusal } from '#web/client/refused-form.ts';
import { useSubmit } from '#web/client/saving.ts';
import { signInWithKey } from '#web/api/session.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { KeySignIn } from './key-sign-in.ts';

interface KeyFormProps {
  server: string;
  onDone: () => void;
}

export const KeyForm = ({ server, onDone }: KeyFormProps) => {
  const form = useForm({
    resolver: zodResolver(KeySignIn),
    defaultValues: { key: '', server, stay: false, inspect: false },
  });
  const { errors } = form.formState;
  const refuse = (error: unknown) => {
    const { kind, reason = '' } = error instanceof ApiError ? error : {};
    if (kind === 'unauthorised')
      form.setError('key', { message: `The server does not take this key. ${reason}`.trim() });
    else if (kind === 'unreachable' || kind === 'garbled')
      form.setError(form.getValues('server') ? 'server' : 'root', { message: messageOf(error) });
    else showRefusal(form, error, { signIn: true });
  };
  const submit = useSubmit(
    form,
    async (values) => {
      await signInWithKey(values);
      onDone();
    },
    refuse,
  );
  return (
    <form noValidate onSubmit={(event) => void submit.onSubmit(event)}>
      <Stack gap={4}>
        {submit.error ? <Notice tone="bad">{submit.error}</Notice> : null}
        <Field label="API key" error={errors.key?.message}>
          <PasswordInput autoComplete="off" autoFocus {...form.register('key')} />
        </Field>
        <Field
          label="Another server"
          optional
          hint="The address of a link management service that speaks the same API. Empty for this one."
          error={errors.server?.message}
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://go.example.com"
            {...form.register('server')}
          />
        </Field>
        <Checkbox
          label="Stay signed in"
          hint="Keeps the key in this browser. Not on a computer that others use."
          disabled={form.watch('inspect')}
          {...form.register('stay')}
        />
        <Checkbox
          label="Inspect only"
          hint="This dashboard then changes nothing and keeps nothing, the key included: a reload forgets it."
          {...form.register('inspect')}
        />
        <Button type="submit" variant="primary" wide pending={submit.pending}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
};
