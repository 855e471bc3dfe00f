import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Email } from '#contract/account.ts';
import { changeEmail } from '#web/api/account.ts';
import { showRefusal } from '#web/api/refused-form.ts';
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
  const change = useMutation(changeEmail);
  const form = useForm({
    resolver: zodResolver(formFor(current)),
    mode: 'onSubmit',
    defaultValues: { email: '' },
  });
  const { errors } = form.formState;
  const draft = useDraft('e-mail address', form);
  const submit = form.handleSubmit(async (body) => {
    try {
      await change.mutateAsync(body);
      form.reset();
      draft.drop();
      toast('E-mail address changed');
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <form noValidate aria-label="Change e-mail address" onSubmit={(event) => void submit(event)}>
      <Card
        title="E-mail address"
        text="What you sign in with."
        foot={
          <Button type="submit" pending={change.isPending}>
            Change e-mail address
          </Button>
        }
      >
        <Stack gap={4}>
          <DraftNotice draft={draft} />
          {errors.root ? <Notice tone="bad">{errors.root.message}</Notice> : null}
          <Field label="New e-mail address" hint={<OtherSignIns />} error={errors.email?.message}>
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
