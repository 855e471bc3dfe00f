import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useSubmit } from '#web/client/saving.ts';
import { accountSecurity } from '#web/api/security.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { CurrentPasswordField } from './security/CurrentPasswordField.tsx';

interface ConfirmChangeDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The consequences of the change, above all what stops working. */
  text: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  onConfirm: (body: { currentpassword: string }) => Promise<void>;
  /** Whether the change never needs the current password. */
  free?: boolean;
}

/** Asks for confirmation of a change to how users sign in, and for the current password if the server requires it. */
export const ConfirmChangeDialog = ({
  open,
  onClose,
  title,
  text,
  confirmLabel,
  danger = true,
  onConfirm,
  free = false,
}: ConfirmChangeDialogProps) => {
  const client = useQueryClient();
  const form = useForm({ defaultValues: { currentpassword: '' } });
  const { errors } = form.formState;
  const submit = useSubmit(form, async (body) => {
    await onConfirm(body);
    void client.invalidateQueries(accountSecurity());
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      size="small"
      {...submit}
      submitLabel={confirmLabel}
      danger={danger}
    >
      {free ? null : (
        <CurrentPasswordField error={errors.currentpassword?.message} {...form.register('currentpassword')} />
      )}
    </FormDialog>
  );
};
