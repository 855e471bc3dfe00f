import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Register } from '#contract/session.ts';
import { register } from '#web/api/session.ts';
import { useSubmit } from '#web/client/saving.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { withAddress } from './brought.ts';
import { showMailRefusal } from './mail-refusal.ts';
import { MailRefusal } from './MailRefusal.tsx';

interface RegisterFormProps {
  /** Of the set-up address, or of the address in a message. */
  token?: string;
  /** Where that message went: the account is made for this address and no other. */
  email?: string;
  /** Called with the account's API key, which is told this once. */
  onDone: (key: string) => void;
}

export const RegisterForm = ({ token, email, onDone }: RegisterFormProps) => {
  const form = useForm({
    resolver: zodResolver(Register),
    mode: 'onTouched',
    defaultValues: { email: email ?? '', username: '', password: '', demo: false, token },
  });
  const { errors } = form.formState;
  const submit = useSubmit(
    form,
    async (body) => onDone((await register(body)).key),
    (error) => showMailRefusal(form, error),
  );
  const demo = form.watch('demo');
  return (
    <form noValidate onSubmit={(event) => void submit.onSubmit(event)}>
      <Stack gap={4}>
        <MailRefusal error={errors.root} again={email && withAddress('/register', email)} />
        <Field label="E-mail address" error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            autoFocus={email === undefined}
            readOnly={email !== undefined}
            {...form.register('email')}
          />
        </Field>
        <Field
          label="Username"
          hint="You can sign in with it as well. It stands in the addresses of your public campaign pages."
          error={errors.username?.message}
        >
          <TextInput
            autoComplete="username"
            autoCapitalize="off"
            autoFocus={email !== undefined}
            spellCheck={false}
            {...form.register('username')}
          />
        </Field>
        <Field
          label="Password"
          hint={errors.password ? undefined : 'At least 8 characters.'}
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Checkbox
          label="Fill it with demo data"
          hint="Links, QR codes, campaigns and 90 days of visits to look at. You can delete them later."
          {...form.register('demo')}
        />
        <Button type="submit" variant="primary" wide pending={submit.pending}>
          Make the account
        </Button>
        {submit.pending && demo ? <Notice>Making the demo data takes a few seconds.</Notice> : null}
      </Stack>
    </form>
  );
};
