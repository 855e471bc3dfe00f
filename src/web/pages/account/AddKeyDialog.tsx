import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { preprocess } from '#contract/preprocess.ts';
import { AddKey } from '#contract/keys.ts';
import { addKey } from '#web/api/keys.ts';
import { useNow } from '#web/browser/now.ts';
import { useSaving } from '#web/client/saving.ts';
import { longDate } from '#web/lib/dates.ts';
import { accountSecurity } from '#web/api/security.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { RadioCards } from '#web/ui/form/RadioCards.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { labels } from '#web/words/labels.ts';
import { account } from '#web/words/account.ts';
import { accountDialogs as words } from '#web/words/account-dialogs.ts';
import { CurrentPasswordField } from './security/CurrentPasswordField.tsx';
import { CreatedKeyDialog } from './CreatedKeyDialog.tsx';

interface AddKeyDialogProps {
  open: boolean;
  onClose: () => void;
}

const spans = [
  { value: '7', label: words.inDays(7) },
  { value: '30', label: words.inDays(30) },
  { value: '90', label: words.inDays(90) },
  { value: '365', label: words.inYear },
  { value: '', label: labels.never },
];

interface Values {
  name: string;
  access: 'full' | 'read';
  days: string;
  currentpassword: string;
}

/** The defaults grant no more access and time than necessary. */
const modest: Values = { name: '', access: 'read', days: '90', currentpassword: '' };

const inDays = (now: number, days: number) => longDate(new Date(now + days * 86_400_000));

const AddForm = preprocess(
  ({ days, ...values }: Values) => ({ ...values, days: days === '' ? undefined : Number(days) }),
  AddKey,
);

export const AddKeyDialog = ({ open, onClose }: AddKeyDialogProps) => {
  const client = useQueryClient();
  const add = useMutation(addKey);
  const [made, setMade] = useState<{ name: string; key: string }>();
  const form = useForm({
    resolver: zodResolver(AddForm),
    mode: 'onTouched',
    defaultValues: modest,
  });
  const { errors } = form.formState;
  const now = useNow();
  const days = form.watch('days');
  const saving = useSaving(
    'key',
    form,
    async (body) => ({ name: body.name, key: (await add.mutateAsync(body)).key }),
    (key) => {
      void client.invalidateQueries(accountSecurity());
      setMade(key);
    },
    { secrets: ['currentpassword'] },
  );
  if (made) return <CreatedKeyDialog open={open} onClose={onClose} name={made.name} value={made.key} />;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.createKey}
      {...saving}
      submitLabel={account.createKey}
    >
      <Field label={labels.name} hint={words.nameHint} error={errors.name?.message}>
        <TextInput dir="auto" autoComplete="off" placeholder={words.nameExample} {...form.register('name')} />
      </Field>
      <RadioCards
        label={account.access}
        value={form.watch('access')}
        onChange={(access) => form.setValue('access', access, { shouldDirty: true })}
        options={[
          { value: 'read', label: account.readOnly, text: words.readOnlyText },
          { value: 'full', label: account.full, text: words.fullText },
        ]}
      />
      <Field
        label={labels.expires}
        hint={days === '' ? words.keyStays : words.keyEnds(inDays(now, Number(days)))}
        error={errors.days?.message}
      >
        <Select options={spans} {...form.register('days')} />
      </Field>
      <CurrentPasswordField error={errors.currentpassword?.message} {...form.register('currentpassword')} />
    </FormDialog>
  );
};
