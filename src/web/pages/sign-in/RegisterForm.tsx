import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
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
import { labels } from '#web/words/labels.ts';
import { passwords } from '#web/words/passwords.ts';
import { signUp as words } from '#web/words/sign-up.ts';
import { withEmail } from './mail-link.ts';
import { showMailRefusal } from './mail-refusal.ts';
import { MailRefusal } from './MailRefusal.tsx';

interface RegisterFormProps {
  /** From the setup address, or from the address in a message. */
  token?: string;
  /** Where that message was sent. The account is created for this address only. */
  email?: string;
}

/** Creates an account. The user is then signed in and continues to the overview. */
export const RegisterForm = ({ token, email }: RegisterFormProps) => {
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(Register),
    mode: 'onTouched',
    defaultValues: { email: email ?? '', username: '', password: '', demo: false, token },
  });
  const { errors } = form.formState;
  const submit = useSubmit(
    form,
    async (body) => {
      await register(body);
      await navigate('/', { replace: true });
    },
    (error) => showMailRefusal(form, error),
  );
  const demo = form.watch('demo');
  return (
    <form noValidate onSubmit={(event) => void submit.onSubmit(event)}>
      <Stack gap={4}>
        <MailRefusal error={errors.root} again={email && withEmail('/register', email)} />
        <Field label={labels.email} error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            autoFocus={email === undefined}
            readOnly={email !== undefined}
            {...form.register('email')}
          />
        </Field>
        <Field label={labels.username} hint={words.usernameHint} error={errors.username?.message}>
          <TextInput
            autoComplete="username"
            autoCapitalize="off"
            autoFocus={email !== undefined}
            spellCheck={false}
            {...form.register('username')}
          />
        </Field>
        <Field
          label={passwords.password}
          hint={errors.password ? undefined : passwords.advice}
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Checkbox label={words.demo} hint={words.demoHint} {...form.register('demo')} />
        <Button type="submit" variant="primary" wide pending={submit.pending}>
          {words.createAccount}
        </Button>
        {submit.pending && demo ? <Notice>{words.demoPending}</Notice> : null}
      </Stack>
    </form>
  );
};
