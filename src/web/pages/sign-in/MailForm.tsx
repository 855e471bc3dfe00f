import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AskForMail } from '#contract/mail.ts';
import type { MailRequest } from '#web/api/mail.ts';
import { showRefusal } from '#web/client/refused-form.ts';
import { useSubmit } from '#web/client/saving.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { ResponseDetails } from '#web/ui/layout/response/ResponseDetails.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { accountMail as words } from '#web/words/account-mail.ts';
import { labels } from '#web/words/labels.ts';

interface MailFormProps {
  email: string;
  onAsk: (body: MailRequest) => Promise<void>;
}

export const MailForm = ({ email, onAsk }: MailFormProps) => {
  const form = useForm({ resolver: zodResolver(AskForMail), defaultValues: { email } });
  const { errors } = form.formState;
  const submit = useSubmit(form, onAsk, (error) =>
    showRefusal(form, error, { signIn: true, hasDetails: true }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit.onSubmit(event)}>
      <Stack gap={4}>
        {submit.error ? (
          <Notice tone="bad">
            {submit.error}
            <ResponseDetails fault={submit.fault} />
          </Notice>
        ) : null}
        <Field label={labels.email} error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            autoFocus
            {...form.register('email')}
          />
        </Field>
        <Button type="submit" variant="primary" wide pending={submit.pending}>
          {words.sendLink}
        </Button>
      </Stack>
    </form>
  );
};
