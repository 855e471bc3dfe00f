import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SignIn } from '#contract/session.ts';
import { showRefusal } from '#web/api/refused-form.ts';
import { signIn } from '#web/api/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { ForgottenLink } from './ForgottenLink.tsx';

interface PasswordFormProps {
  /** Over a page that is to stay: what leads away opens beside it. */
  over?: boolean;
  onDone: () => void;
}

export const PasswordForm = ({ over = false, onDone }: PasswordFormProps) => {
  const form = useForm({
    resolver: zodResolver(SignIn),
    defaultValues: { email: '', password: '', remember: false },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await signIn(body);
      onDone();
    } catch (error) {
      showRefusal(form, error, { signIn: true });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        {errors.root ? <Notice tone="bad">{errors.root.message}</Notice> : null}
        <Field label="E-mail address or username" error={errors.email?.message}>
          <TextInput
            // The keyboard of phones with an @ at hand, without the browser's own check.
            inputMode="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus
            {...form.register('email')}
          />
        </Field>
        <Field
          label="Password"
          hint={<ForgottenLink email={form.watch('email')} beside={over} />}
          error={errors.password?.message}
        >
          <PasswordInput {...form.register('password')} />
        </Field>
        <Checkbox
          label="Stay signed in"
          hint="For 30 days in this browser. Not on a computer that others use."
          {...form.register('remember')}
        />
        <Button type="submit" variant="primary" wide pending={isSubmitting}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
};
