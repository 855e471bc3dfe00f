import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { type Account, Email } from '#contract/account.ts';
import { changeEmail } from '#web/api/account.ts';
import { keyList } from '#web/api/keys.ts';
import { requestEmailChange } from '#web/api/mail.ts';
import { accountSecurity } from '#web/api/security.ts';
import { useSaving } from '#web/client/saving.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { DraftNotice } from '#web/ui/layout/DraftNotice.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { ResponseDetails } from '#web/ui/layout/response/ResponseDetails.tsx';
import { LimitWait } from '#web/ui/layout/response/LimitWait.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { refusals } from '#web/words/refusals.ts';
import { labels } from '#web/words/labels.ts';
import { accountMail } from '#web/words/account-mail.ts';
import { accountSecurity as words } from '#web/words/account-security.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { OtherSignIns } from './OtherSignIns.tsx';

/** Lazy, since few accounts have a pending address. */
const PendingEmail = lazy(async () => ({ default: (await import('./PendingEmail.tsx')).PendingEmail }));

interface EmailFormProps {
  /** Undefined while loading. */
  account: Pick<Account, 'email' | 'unconfirmed' | 'pendingemail'> | undefined;
}

/** @param taken the current address, which is refused. Undefined if users can enter it again to have it confirmed */
const formFor = (taken: string | undefined) =>
  z.object({
    currentpassword: z.string(),
    email: Email.check(z.refine((email) => email !== taken?.toLowerCase(), words.sameEmail)),
  });

const secrets = ['currentpassword'] as const;

export const EmailForm = ({ account }: EmailFormProps) => {
  const client = useQueryClient();
  const byMail = useExtension('mail');
  const isOwn = useIsOwnService();
  const change = useMutation(byMail ? requestEmailChange : changeEmail);
  /** The server's response about the message to the new address. */
  const [said, say] = useState('');
  const awaited = account?.pendingemail;
  const pending = awaited && awaited.email !== account.email ? awaited : undefined;
  const form = useForm({
    resolver: zodResolver(formFor(account?.unconfirmed ? undefined : account?.email)),
    mode: 'onSubmit',
    defaultValues: { email: '', currentpassword: '' },
  });
  const { errors } = form.formState;
  const saving = useSaving(
    'e-mail address',
    form,
    (body) => {
      say('');
      return change.mutateAsync(body);
    },
    ({ message }) => {
      // Other sessions have ended with the old address, unless a message must be opened first.
      if (!byMail) void client.invalidateQueries(keyList());
      void client.invalidateQueries(accountSecurity());
      form.reset();
      if (byMail) say(refusals.translated(message));
      else toast(words.emailChanged);
    },
    { secrets },
  );
  return (
    <form noValidate aria-label={words.changeEmail} onSubmit={(event) => void saving.onSubmit(event)}>
      <Card
        title={labels.email}
        text={byMail ? words.emailByMailText : isOwn ? words.emailText : undefined}
        foot={
          <>
            {saving.pending ? <LimitWait /> : null}
            <Button type="submit" pending={saving.pending}>
              {words.changeEmail}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <DraftNotice draft={saving.draft} />
          {saving.error ? (
            <Notice tone="bad">
              {saving.error}
              <ResponseDetails fault={saving.fault} />
            </Notice>
          ) : null}
          {pending ? (
            <Suspense>
              <PendingEmail key={pending.email} pending={pending} said={said} onCanceled={() => say('')} />
            </Suspense>
          ) : said ? (
            <Notice title={accountMail.sent}>
              <span role="status">{said}</span> {accountMail.notArrived}
            </Notice>
          ) : null}
          <Field
            label={words.newEmail}
            hint={byMail ? words.keepsThisBrowser : <OtherSignIns />}
            error={errors.email?.message}
          >
            <TextInput type="email" autoComplete="email" autoCapitalize="off" {...form.register('email')} />
          </Field>
          <CurrentPasswordField
            error={errors.currentpassword?.message}
            {...form.register('currentpassword')}
          />
        </Stack>
      </Card>
    </form>
  );
};
