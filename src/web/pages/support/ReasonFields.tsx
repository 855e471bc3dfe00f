import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { support as words } from '#web/words/support.ts';

interface ReasonFieldsProps {
  reason: UseFormRegisterReturn;
  ticket: UseFormRegisterReturn | undefined;
  /** An example of a reason. */
  example: string | undefined;
  errors: { reason?: FieldError | undefined; ticket?: FieldError | undefined };
}

export const ReasonFields = ({ reason, ticket, example, errors }: ReasonFieldsProps) => (
  <>
    <Field label={words.reason} hint={words.reasonHint} error={errors.reason?.message}>
      <TextArea dir="auto" rows={2} placeholder={example} {...reason} />
    </Field>
    {ticket ? (
      <Field label={words.ticket} optional error={errors.ticket?.message}>
        <TextInput dir="auto" autoComplete="off" {...ticket} />
      </Field>
    ) : null}
  </>
);
