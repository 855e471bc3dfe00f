import { useMutation } from '@tanstack/react-query';
import { updateSecurity } from '#web/api/security.ts';
import { ConfirmChangeDialog } from '#web/pages/account/ConfirmChangeDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';

interface ApiChangesDialogProps {
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
  /** What it is to become. */
  apichanges: boolean;
}

export const ApiChangesDialog = ({ onChanged, apichanges, ...opened }: ApiChangesDialogProps) => {
  const update = useMutation(updateSecurity);
  return (
    <ConfirmChangeDialog
      {...opened}
      title={apichanges ? 'Allow changes by API keys?' : 'Block changes by API keys?'}
      text={
        apichanges
          ? 'Anyone with a full API key can change your e-mail address and password.'
          : 'API keys can’t change your e-mail address or password any more. Everything else keeps working.'
      }
      confirmLabel={apichanges ? 'Allow' : 'Block'}
      danger={false}
      onConfirm={async (body) => {
        await update.mutateAsync({ apichanges, ...body });
        toast(apichanges ? 'Changes by API keys allowed' : 'Changes by API keys blocked');
        onChanged();
      }}
    />
  );
};
