import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showRefusal } from '#web/client/refused-form.ts';
import { updateSecurity } from '#web/api/security.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

interface ApiChangesDialogProps {
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
  /** What it is to become. */
  apichanges: boolean;
}

export const ApiChangesDialog = ({ open, onClose, onChanged, apichanges }: ApiChangesDialogProps) => {
  const update = useMutation(updateSecurity);
  const form = useForm({ defaultValues: { currentpassword: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await update.mutateAsync({ apichanges, ...body });
      toast(apichanges ? 'Changes by API keys allowed' : 'Changes by API keys blocked');
      onChanged();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={apichanges ? 'Allow changes by API keys?' : 'Block changes by API keys?'}
      text={
        apichanges
          ? 'Anyone with a full API key can change your e-mail address and password.'
          : 'API keys can’t change your e-mail address or password any more. Everything else keeps working.'
      }
      size="small"
      onSubmit={submit}
      submitLabel={apichanges ? 'Allow' : 'Block'}
      pending={update.isPending}
      error={errors.root?.message}
    >
      <CurrentPasswordField error={errors.currentpassword?.message} {...form.register('currentpassword')} />
    </FormDialog>
  );
};
