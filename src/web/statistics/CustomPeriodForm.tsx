import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#web/ui/base/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FieldError } from '#web/ui/form/FieldError.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { visits } from '#web/words/visits.ts';
import { customPeriod } from './custom-period.ts';

interface CustomPeriodFormProps {
  from: string;
  to: string;
  /** The current day in the user's time zone. */
  today: string;
  onChoose: (range: { from: string; to: string }) => void;
}

/** Asks for the first and last day of a period. Dates from the address are validated immediately. */
export const CustomPeriodForm = ({ from, to, today, onChoose }: CustomPeriodFormProps) => {
  const CustomPeriod = customPeriod(today);
  const issues = CustomPeriod.safeParse({ from, to }).error?.issues ?? [];
  const first = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
  const form = useForm({ resolver: zodResolver(CustomPeriod), defaultValues: { from, to } });
  const { setValue, clearErrors } = form;
  // The address changes a moment later. Input made in the meantime stays.
  const applied = useRef({ from, to });
  useEffect(() => {
    if (applied.current.from === from && applied.current.to === to) return;
    // The period changed elsewhere, such as by going back.
    applied.current = { from, to };
    setValue('from', from);
    setValue('to', to);
    clearErrors();
  }, [from, to, setValue, clearErrors]);
  const apply = (range: { from: string; to: string }) => {
    applied.current = range;
    onChoose(range);
  };
  const { errors, isSubmitted } = form.formState;
  const errorOf = (field: 'from' | 'to') =>
    errors[field]?.message ?? (isSubmitted ? undefined : first(field));
  const mistake = (['from', 'to'] as const)
    .map((field) => ({ field, message: errorOf(field) }))
    .find(({ message }) => message !== undefined);
  const id = useId();
  return (
    <form
      noValidate
      aria-label={visits.customPeriod}
      onSubmit={(event) => void form.handleSubmit(apply)(event)}
    >
      <Stack gap={2}>
        <Row gap={3} align="end">
          {(['from', 'to'] as const).map((field) => (
            <Field key={field} label={visits[field]}>
              <TextInput
                type="date"
                max={today}
                aria-invalid={mistake?.field === field || undefined}
                aria-describedby={mistake?.field === field ? id : undefined}
                {...form.register(field)}
              />
            </Field>
          ))}
          <Button type="submit" changes={false}>
            {visits.apply}
          </Button>
        </Row>
        {/* Below both fields, since a message beside one would push the others aside. */}
        <FieldError id={id} text={mistake?.message} />
      </Stack>
    </form>
  );
};
