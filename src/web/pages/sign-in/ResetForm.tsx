import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ResetPassword } from '#contract/mail.ts';
import type { Step } from '#contract/step.ts';
import { resetPassword } from '#web/api/mail.ts';
import { useSubmit } from '#web/client/saving.ts';
import { passwordStrength } from '#web/lib/password-strength.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { StrengthMeter } from '#web/ui/form/StrengthMeter.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { passwords } from '#web/words/passwords.ts';
import { accountMail as words } from '#web/words/account-mail.ts';
import type { MailLinkData } from './mail-link.ts';
import { withEmail } from './mail-link.ts';
import { LaterStep } from './LaterStep.tsx';
import { showMailRefusal } from './mail-refusal.ts';
import { MailRefusal } from './MailRefusal.tsx';

export const ResetForm = ({ token, email, username }: MailLinkData) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(ResetPassword),
    defaultValues: { token, password: '', endkeys: false },
  });
  const { errors } = form.formState;
  const password = form.watch('password');
  const strength = passwordStrength(password, [email, username]);
  const [asked, ask] = useState<Step>();
  const done = () => {
    // Someone else may have been signed in here, so nothing loaded before is shown any longer.
    queryClient.removeQueries({ type: 'inactive' });
    void navigate('/', { replace: true });
    toast(passwords.changed);
  };
  const submit = useSubmit(
    form,
    async (body) => {
      const step = await resetPassword(body);
      if (step) ask(step);
      else done();
    },
    (error) => showMailRefusal(form, error),
  );
  const signIn = (why?: string) => {
    void navigate('/sign-in');
    if (why !== undefined) toast(why, { tone: 'bad' });
  };
  if (asked)
    return (
      <Stack gap={4}>
        <Notice>{words.stepNext}</Notice>
        <LaterStep step={asked} stay={false} onDone={done} onBack={signIn} />
      </Stack>
    );
  return (
    <form noValidate onSubmit={(event) => void submit.onSubmit(event)}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={username || email} readOnly hidden />
      <Stack gap={4}>
        <MailRefusal error={errors.root} again={withEmail('/forgotten', email)} />
        <Field
          label={passwords.new}
          hint={
            password === '' ? (
              passwords.advice
            ) : (
              <>
                <StrengthMeter {...strength} />
                {passwords.estimate}
              </>
            )
          }
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" autoFocus {...form.register('password')} />
        </Field>
        <Checkbox label={words.revokeKeys} hint={words.revokeKeysHint} {...form.register('endkeys')} />
        <Button type="submit" variant="primary" wide pending={submit.pending}>
          {passwords.change}
        </Button>
      </Stack>
    </form>
  );
};
