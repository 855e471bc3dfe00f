import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ResetPassword } from '#contract/mail.ts';
import { resetPassword } from '#web/api/mail.ts';
import { passwordStrength } from '#web/lib/password-strength.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { StrengthMeter } from '#web/ui/StrengthMeter.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Brought } from './brought.ts';
import { withAddress } from './brought.ts';
import { showMailRefusal } from './mail-refusal.ts';
import { MailRefusal } from './MailRefusal.tsx';

export const ResetForm = ({ token, email }: Brought) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(ResetPassword),
    defaultValues: { token, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = form.watch('password');
  const { level, words } = passwordStrength(password, [email]);
  const submit = form.handleSubmit(async (body) => {
    try {
      await resetPassword(body);
      // Someone else may have been signed in here: nothing read before is shown on.
      queryClient.removeQueries({ type: 'inactive' });
      void navigate('/', { replace: true });
      toast('Password changed');
    } catch (error) {
      showMailRefusal(form, error);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack gap={4}>
        <MailRefusal error={errors.root} again={withAddress('/forgotten', email)} />
        <Field
          label="New password"
          hint={
            password === '' ? (
              'At least 8 characters. A sentence that only you would write is better than a short riddle.'
            ) : (
              <>
                <StrengthMeter level={level} words={words} />A rough estimate, by length and variety. It can’t
                tell whether the password has leaked somewhere.
              </>
            )
          }
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" autoFocus {...form.register('password')} />
        </Field>
        <Button type="submit" variant="primary" wide pending={isSubmitting}>
          Change the password
        </Button>
      </Stack>
    </form>
  );
};
