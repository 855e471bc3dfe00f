import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import type { Account } from '#contract/account.ts';
import { Password } from '#contract/account.ts';
import { changePassword } from '#web/api/account.ts';
import { keyList } from '#web/api/keys.ts';
import { accountSecurity } from '#web/api/security.ts';
import { useSubmit } from '#web/client/saving.ts';
import { passwordStrength } from '#web/lib/password-strength.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { ResponseDetails } from '#web/ui/layout/response/ResponseDetails.tsx';
import { LimitWait } from '#web/ui/layout/response/LimitWait.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { StrengthMeter } from '#web/ui/form/StrengthMeter.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { passwords } from '#web/words/passwords.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { OtherSignIns } from './OtherSignIns.tsx';

interface PasswordFormProps {
  account: Account | undefined;
}

const NewPassword = z.object({ password: Password, currentpassword: z.string() });

export const PasswordForm = ({ account }: PasswordFormProps) => {
  const client = useQueryClient();
  const change = useMutation(changePassword);
  const form = useForm({
    resolver: zodResolver(NewPassword),
    mode: 'onSubmit',
    defaultValues: { password: '', currentpassword: '' },
  });
  const { errors } = form.formState;
  const password = form.watch('password');
  const strength = passwordStrength(password, [account?.username ?? '', account?.email ?? '']);
  const submit = useSubmit(form, async (body) => {
    await change.mutateAsync(body);
    // Other sessions have ended with the old password.
    void client.invalidateQueries(keyList());
    void client.invalidateQueries(accountSecurity());
    form.reset();
    toast(passwords.changed);
  });
  return (
    <form noValidate aria-label={passwords.change} onSubmit={(event) => void submit.onSubmit(event)}>
      {/* Tells password managers which account the password belongs to. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={account?.email ?? ''}
        readOnly
        hidden
      />
      <Card
        title={passwords.password}
        text={passwords.advice}
        foot={
          <>
            {submit.pending ? <LimitWait /> : null}
            <Button type="submit" pending={submit.pending}>
              {passwords.change}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          {submit.error ? (
            <Notice tone="bad">
              {submit.error}
              <ResponseDetails fault={submit.fault} />
            </Notice>
          ) : null}
          <CurrentPasswordField
            error={errors.currentpassword?.message}
            {...form.register('currentpassword')}
          />
          <Field
            label={passwords.new}
            hint={
              password === '' ? (
                <OtherSignIns />
              ) : (
                <>
                  <StrengthMeter {...strength} />
                  {passwords.estimate} <OtherSignIns />
                </>
              )
            }
            error={errors.password?.message}
          >
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
        </Stack>
      </Card>
    </form>
  );
};
