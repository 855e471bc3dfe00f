import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { preprocess } from '#contract/preprocess.ts';
import { AddShare } from '#contract/shares.ts';
import { addShare, type Shared } from '#web/api/shares.ts';
import { useSubmit } from '#web/client/saving.ts';
import { readersZone } from '#web/lib/calendar-days.ts';
import { wireTime } from '#web/lib/local-time.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { shares as words } from '#web/words/shares.ts';

interface Values {
  title: string;
  password: string;
  expires: string;
}

interface ShareFormProps {
  open: boolean;
  onClose: () => void;
  subject: Shared;
  /** The page's default title. A link's page uses the short URL instead, since titles may be private. */
  name: string;
  onMade: (url: string) => void;
  /** Whether other shared pages exist. */
  isOneMore: boolean;
  /** The existing shared pages. */
  children: ReactNode;
}

const none: Values = { title: '', password: '', expires: '' };

export const ShareForm = ({
  open,
  onClose,
  subject: { of, id },
  name,
  onMade,
  isOneMore,
  children,
}: ShareFormProps) => {
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
  const { errors, isDirty } = form.formState;
  const submit = useSubmit(form, async (body) => onMade((await add.mutateAsync(body)).url));
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.title}
      text={words.text}
      {...submit}
      dirty={isDirty}
      submitLabel={words.create}
    >
      {children}
      {isOneMore ? (
        <Text as="h3" weight="semibold">
          {words.newPage}
        </Text>
      ) : null}
      <Field
        label={words.heading}
        optional
        hint={of === 'link' ? words.usesShortUrl : undefined}
        error={errors.title?.message}
      >
        <TextInput
          dir="auto"
          autoComplete="off"
          placeholder={of === 'link' ? undefined : name}
          {...form.register('title')}
        />
      </Field>
      <Field label={words.password} optional error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label={words.expires} optional hint={words.neverExpires} error={errors.expires?.message}>
        <TextInput type="datetime-local" {...form.register('expires')} />
      </Field>
    </FormDialog>
  );
};
