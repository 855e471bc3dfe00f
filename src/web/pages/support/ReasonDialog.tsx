import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import { Justification } from '#contract/support-records.ts';
import { useSaving } from '#web/client/saving.ts';
import { support } from '#web/words/support.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { ReasonFields } from './ReasonFields.tsx';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  /** The draft's name. */
  name: string;
  title: string;
  text: ReactNode;
  submitLabel: string;
  save: (why: z.output<typeof Justification>) => Promise<unknown>;
  onSaved: () => void;
  /** An example of a reason for when no customer asked. */
  example?: string | undefined;
  /** Whether the trail takes no ticket number. */
  noTicket?: boolean;
  /** Whether the action takes something from the account. */
  danger?: boolean;
}

/** Asks for the reason, which the account's owner can read. */
export const ReasonDialog = ({
  open,
  onClose,
  name,
  title,
  text,
  submitLabel,
  save,
  onSaved,
  example = support.reasonExample,
  noTicket = false,
  danger = false,
}: ReasonDialogProps) => {
  const form = useForm({
    resolver: zodResolver(Justification),
    mode: 'onTouched',
    defaultValues: { reason: '', ticket: '' },
  });
  const { errors } = form.formState;
  const saving = useSaving(name, form, save, onSaved);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      {...saving}
      submitLabel={submitLabel}
      danger={danger}
    >
      <ReasonFields
        reason={form.register('reason')}
        ticket={noTicket ? undefined : form.register('ticket')}
        example={example}
        errors={errors}
      />
    </FormDialog>
  );
};
