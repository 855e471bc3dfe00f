import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '#web/client/refused-form.ts';
import { accountSecurity } from '#web/api/security.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { CurrentPasswordField } from './security/CurrentPasswordField.tsx';

interface ConfirmChangeDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What it means, above all what stops working. */
  text: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  onConfirm: (body: { currentpassword: string }) => Promise<void>;
  /** Whether the change never needs the current password. */
  free?: boolean;
}

/** Asks before a change to how one signs in, and for the current password where the server wants it. */
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
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await onConfirm(body);
      void client.invalidateQueries(accountSecurity());
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      size="small"
      onSubmit={submit}
      submitLabel={confirmLabel}
      danger={danger}
      pending={isSubmitting}
      error={errors.root?.message}
    >
      {free ? null : (
        <CurrentPasswordField error={errors.currentpassword?.message} {...form.register('currentpassword')} />
      )}
    </FormDialog>
  );
};
