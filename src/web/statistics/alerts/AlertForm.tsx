import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { AddGoal, type goalKinds } from '#contract/goals.ts';
import { preprocess } from '#contract/preprocess.ts';
import { accountDetails } from '#web/api/account.ts';
import { addGoal, type Watched } from '#web/api/goals.ts';
import { useSubmit } from '#web/client/saving.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { readersZone } from '#web/lib/calendar-days.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { ungrouped } from '#web/lib/typed-count.ts';
import { toast } from '#web/ui/base/toast.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { alerts as words } from '#web/words/alerts.ts';

type Kind = (typeof goalKinds)[number];

interface Values {
  kind: Kind;
  number: string;
  mail: boolean;
}

interface AlertFormProps {
  open: boolean;
  onClose: () => void;
  subject: Watched;
  kinds: readonly Kind[];
  /** The existing alerts. */
  children: ReactNode;
}

export const AlertForm = ({ open, onClose, subject: { of, id }, kinds, children }: AlertFormProps) => {
  const add = useMutation(addGoal);
  const sendsMail = useExtension('mail');
  // The service sends no e-mail to an unconfirmed address.
  const isUnconfirmed = useQuery(accountDetails()).data?.unconfirmed === true;
  const form = useForm({
    resolver: zodResolver(
      preprocess(
        ({ kind, number, mail }: Values) => ({
          of,
          record: id,
          kind,
          number: kind === 'number' ? ungrouped(number) : undefined,
          zone: readersZone(),
          mail: mail && !isUnconfirmed,
        }),
        AddGoal,
      ),
    ),
    defaultValues: { kind: kinds[0] ?? 'number', number: '', mail: sendsMail } satisfies Values,
  });
  const { errors, isDirty } = form.formState;
  const submit = useSubmit(form, async (body) => {
    await add.mutateAsync(body);
    toast(words.added);
    onClose();
  });
  const kind = form.watch('kind');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.title}
      text={sendsMail ? words.textWithMail : words.text}
      {...submit}
      dirty={isDirty}
      submitLabel={words.add}
    >
      {children}
      <Field
        label={words.when}
        hint={kind === 'silence' ? words.silenceHint(of) : undefined}
        error={errors.kind?.message}
      >
        <Select
          options={kinds.map((value) => ({
            value,
            label: value === 'first' ? words.kinds.first : words.kinds[value](of),
          }))}
          {...form.register('kind')}
        />
      </Field>
      {kind === 'number' ? (
        <Field label={words.number(of)} hint={words.numberHint(of)} error={errors.number?.message}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            placeholder={formatCount(1000)}
            {...form.register('number')}
          />
        </Field>
      ) : null}
      {!sendsMail ? null : isUnconfirmed ? (
        <Checkbox
          // The key separates this checkbox from the one below, which the form controls.
          key="unconfirmed"
          label={words.mail}
          hint={words.confirmFirst}
          checked={false}
          disabled
          readOnly
        />
      ) : (
        <Checkbox label={words.mail} hint={words.mailHint} {...form.register('mail')} />
      )}
    </FormDialog>
  );
};
