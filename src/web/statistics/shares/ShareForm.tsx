import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { preprocess } from '#contract/preprocess.ts';
import { AddShare } from '#contract/shares.ts';
import { addShare, type Shared } from '#web/api/shares.ts';
import { useSubmit } from '#web/client/saving.ts';
import { readersZone } from '#web/lib/calendar-days.ts';
import { wireTime } from '#web/lib/local-time.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { AnswerDetails } from '#web/ui/layout/answer/AnswerDetails.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { shares as words } from '#web/words/shares.ts';

interface Values {
  title: string;
  password: string;
  expires: string;
}

interface ShareFormProps {
  subject: Shared;
  /** The page is named so where nothing else is entered. */
  name: string;
  onMade: (url: string) => void;
}

const none: Values = { title: '', password: '', expires: '' };

/** One more page of a record's statistics. */
export const ShareForm = ({ subject: { of, id }, name, onMade }: ShareFormProps) => {
  const add = useMutation(addShare);
  const form = useForm({
    resolver: zodResolver(
      preprocess(
        ({ title, password, expires }: Values) => ({
          of,
          record: id,
          title: title.trim() === '' ? undefined : title,
          password: password === '' ? undefined : password,
          expires: expires === '' ? undefined : wireTime(expires),
          zone: readersZone(),
        }),
        AddShare,
      ),
    ),
    mode: 'onTouched',
    defaultValues: none,
  });
  const { errors } = form.formState;
  const { onSubmit, pending, error, fault } = useSubmit(form, async (body) => {
    const { url } = await add.mutateAsync(body);
    form.reset(none);
    onMade(url);
  });
  return (
    <form noValidate aria-label={words.create} onSubmit={(event) => void onSubmit(event)}>
      <Stack gap={3}>
        <Field label={words.heading} optional error={errors.title?.message}>
          <TextInput dir="auto" autoComplete="off" placeholder={name} {...form.register('title')} />
        </Field>
        <Field label={words.password} optional error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field label={words.expires} optional hint={words.neverExpires} error={errors.expires?.message}>
          <TextInput type="datetime-local" {...form.register('expires')} />
        </Field>
        {error ? (
          <Notice tone="bad">
            {error}
            <AnswerDetails fault={fault} />
          </Notice>
        ) : null}
        <Row justify="end">
          <Button type="submit" variant="primary" pending={pending}>
            {words.create}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
