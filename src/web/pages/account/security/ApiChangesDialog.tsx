import { useMutation } from '@tanstack/react-query';
import { updateSecurity } from '#web/api/security.ts';
import { ConfirmChangeDialog } from '#web/pages/account/ConfirmChangeDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { accountSecurity as words } from '#web/words/account-security.ts';

interface ApiChangesDialogProps {
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
  apichanges: boolean;
}

export const ApiChangesDialog = ({ onChanged, apichanges, ...opened }: ApiChangesDialogProps) => {
  const update = useMutation(updateSecurity);
  return (
    <ConfirmChangeDialog
      {...opened}
      title={apichanges ? words.allowTitle : words.blockTitle}
      text={apichanges ? words.allowText : words.blockText}
      confirmLabel={apichanges ? words.allow : words.block}
      danger={false}
      onConfirm={async (body) => {
        await update.mutateAsync({ apichanges, ...body });
        toast(apichanges ? words.allowed : words.blocked);
        onChanged();
      }}
    />
  );
};
