import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#web/ui/base/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { visits } from '#web/words/visits.ts';
import { customPeriod } from './custom-period.ts';

interface CustomPeriodFormProps {
  from: string;
  to: string;
  /** The reader's calendar day. */
  today: string;
  onChoose: (range: { from: string; to: string }) => void;
}

/** The two days of a period; what the address asks for is judged at once. */
export const CustomPeriodForm = ({ from, to, today, onChoose }: CustomPeriodFormProps) => {
  const CustomPeriod = customPeriod(today);
  const issues = CustomPeriod.safeParse({ from, to }).error?.issues ?? [];
  const first = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
  const form = useForm({ resolver: zodResolver(CustomPeriod), defaultValues: { from, to } });
  const { errors, isSubmitted } = form.formState;
  const errorOf = (field: 'from' | 'to') => (isSubmitted ? errors[field]?.message : first(field));
  return (
    <form
      noValidate
      aria-label={visits.customPeriod}
      onSubmit={(event) => void form.handleSubmit(onChoose)(event)}
    >
      <Row gap={3} align={(errorOf('from') ?? errorOf('to')) ? 'start' : 'end'}>
        <Field label={visits.from} error={errorOf('from')}>
          <TextInput type="date" max={today} {...form.register('from')} />
        </Field>
        <Field label={visits.to} error={errorOf('to')}>
          <TextInput type="date" max={today} {...form.register('to')} />
        </Field>
        <Button type="submit" changes={false}>
          {visits.apply}
        </Button>
      </Row>
    </form>
  );
};
