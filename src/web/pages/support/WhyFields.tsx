import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

interface WhyFieldsProps {
  reason: UseFormRegisterReturn;
  ticket: UseFormRegisterReturn | undefined;
  errors: { reason?: FieldError | undefined; ticket?: FieldError | undefined };
}

export const WhyFields = ({ reason, ticket, errors }: WhyFieldsProps) => (
  <>
    <Field
      label="Reason"
      hint="The account’s owner can read it, and so can all staff."
      error={errors.reason?.message}
    >
      <TextArea dir="auto" rows={2} placeholder="The customer reports that …" {...reason} />
    </Field>
    {ticket ? (
      <Field label="Ticket number" optional error={errors.ticket?.message}>
        <TextInput dir="auto" autoComplete="off" {...ticket} />
      </Field>
    ) : null}
  </>
);
