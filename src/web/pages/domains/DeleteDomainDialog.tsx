import type { Domain } from '#contract/domains.ts';
import { useDeletion } from '#web/api/deletion.ts';
import { deleteDomain } from '#web/api/domains.ts';
import { useIsOwnService } from '#web/api/own-service.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import { splitUrl } from '#web/lib/urls.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { toast } from '#web/ui/toast.ts';
import { domainName } from './domain-name.ts';

interface DeleteDomainDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  domain: Domain;
}

/** Our service tells after its confirmation what has become of the links. */
const afterwards = (message: string) =>
  /^Domain has been deleted successfully\.(?<rest>.*)$/s.exec(message)?.groups?.rest ?? '';

export const DeleteDomainDialog = ({ open, onClose, onDeleted, domain }: DeleteDomainDialogProps) => {
  const isOwn = useIsOwnService();
  const mainHost = splitUrl(usePublicOrigin() ?? '').host;
  const name = domainName(domain.domain);
  const deletion = useDeletion(deleteDomain, domain.id, ({ message }) => {
    const rest = afterwards(message);
    toast(rest === '' ? 'Domain deleted' : `Domain deleted.${rest}`);
    onDeleted();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={`Delete ${name}?`}
      confirmLabel="Delete domain"
    >
      <Stack gap={3}>
        <span>
          Every short link and redirect on {name} stops working at once, also where it is printed. The DNS is
          left as it is.
        </span>
        <span>
          {isOwn
            ? `The links themselves stay, with their clicks: they move to ${mainHost} under the same alias. One whose alias is taken there gets a new one.`
            : 'What becomes of its links is up to this server: the API’s specification does not say. They may be deleted with it.'}
        </span>
      </Stack>
    </ConfirmDialog>
  );
};
