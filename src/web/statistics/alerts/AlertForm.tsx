import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { AddGoal, type goalKinds } from '#contract/goals.ts';
import { preprocess } from '#contract/preprocess.ts';
import { addGoal, type Watched } from '#web/api/goals.ts';
import { useSubmit } from '#web/client/saving.ts';
import { readersZone } from '#web/lib/calendar-days.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { AnswerDetails } from '#web/ui/layout/answer/AnswerDetails.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { alerts as words } from '#web/words/alerts.ts';

type Kind = (typeof goalKinds)[number];

interface Values {
  kind: Kind;
  number: string;
  mail: boolean;
}

interface AlertFormProps {
  subject: Watched;
  kinds: readonly Kind[];
}

/** One more alert of a record. */
export const AlertForm = ({ subject: { of, id }, kinds }: AlertFormProps) => {
  const add = useMutation(addGoal);
  const none: Values = { kind: kinds[0] ?? 'number', number: '', mail: true };
  const form = useForm({
    resolver: zodResolver(
      preprocess(
        ({ kind, number, mail }: Values) => ({
          of,
          record: id,
          kind,
          number: kind === 'number' ? number.replaceAll(/[\s.,']/g, '') : undefined,
          zone: readersZone(),
          mail,
        }),
        AddGoal,
      ),
    ),
    defaultValues: none,
  });
  const { errors } = form.formState;
  const { onSubmit, pending, error, fault } = useSubmit(form, async (body) => {
    await add.mutateAsync(body);
    toast(words.added);
    form.reset(none);
  });
  const kind = form.watch('kind');
  return (
    <form noValidate aria-label={words.add} onSubmit={(event) => void onSubmit(event)}>
      <Stack gap={3}>
        <Field
          label={words.when}
          hint={kind === 'silence' ? words.silenceHint : undefined}
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
          <Field label={words.number} hint={words.numberHint(of)} error={errors.number?.message}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              placeholder="1000"
              {...form.register('number')}
            />
          </Field>
        ) : null}
        <Checkbox label={words.mail} hint={words.mailHint} {...form.register('mail')} />
        {error ? (
          <Notice tone="bad">
            {error}
            <AnswerDetails fault={fault} />
          </Notice>
        ) : null}
        <Row justify="end">
          <Button type="submit" variant="primary" pending={pending}>
            {words.add}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
