import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Email } from '#contract/account.ts';
import { changeEmail } from '#web/api/account.ts';
import { keyList } from '#web/api/keys.ts';
import { askForEmail } from '#web/api/mail.ts';
import { showRefusal } from '#web/api/refused-form.ts';
import { useIsOwnService } from '#web/api/own-service.ts';
import { useExtension } from '#web/api/server-extensions.ts';
import { useDraft } from '#web/lib/draft.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DraftNotice } from '#web/ui/DraftNotice.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { OtherSignIns } from './OtherSignIns.tsx';

interface EmailFormProps {
  /** The address as it is; undefined while it is awaited. */
  current: string | undefined;
}

const formFor = (current: string | undefined) =>
  z.object({
    email: Email.refine((email) => email !== current?.toLowerCase(), 'That is your address already.'),
  });

export const EmailForm = ({ current }: EmailFormProps) => {
  const client = useQueryClient();
  const byMail = useExtension('mail');
  const isOwn = useIsOwnService();
  const change = useMutation(byMail ? askForEmail : changeEmail);
  /** What the server says of the message to the new address. */
  const [said, say] = useState('');
  const form = useForm({
    resolver: zodResolver(formFor(current)),
    mode: 'onSubmit',
    defaultValues: { email: '' },
  });
  const { errors } = form.formState;
  const draft = useDraft('e-mail address', form);
  const submit = form.handleSubmit(async (body) => {
    say('');
    try {
      const { message } = await change.mutateAsync(body);
      // Other sign-ins have ended with the old one, unless a message is to be opened first.
      if (!byMail) void client.invalidateQueries(keyList());
      form.reset();
      draft.drop();
      if (byMail) say(message);
      else toast('E-mail address changed');
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <form noValidate aria-label="Change e-mail address" onSubmit={(event) => void submit(event)}>
      <Card
        title="E-mail address"
        text={
          byMail
            ? 'You sign in with it or with your username. It changes only once the message that goes to the new one has been opened.'
            : isOwn
              ? 'You sign in with it or with your username.'
              : undefined
        }
        foot={
          <Button type="submit" pending={change.isPending}>
            Change e-mail address
          </Button>
        }
      >
        <Stack gap={4}>
          <DraftNotice draft={draft} />
          {errors.root ? <Notice tone="bad">{errors.root.message}</Notice> : null}
          {said ? (
            <Notice title="Look at your mail">
              <span role="status">{said}</span> Nothing there after a few minutes? Look in the folder for
              spam, and see whether the address is right.
            </Notice>
          ) : null}
          <Field
            label="New e-mail address"
            hint={
              byMail ? (
                'All your sign-ins end then, except the one in which you open the message. API keys go on working.'
              ) : (
                <OtherSignIns />
              )
            }
            error={errors.email?.message}
          >
            <TextInput
              type="email"
              autoComplete="email"
              autoCapitalize="off"
              placeholder={current}
              {...form.register('email')}
            />
          </Field>
        </Stack>
      </Card>
    </form>
  );
};
