import type { Domain } from '#contract/domains.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deleteDomain } from '#web/api/domains.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import { countOf } from '#web/lib/numbers.ts';
import { splitUrl } from '#web/lib/urls.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { domainName } from './domain-name.ts';

interface DeleteDomainDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  domain: Domain;
}

/** What became of its links, where the server tells. */
const afterwards = ({ moved = 0, renamed = 0 }: { moved?: number; renamed?: number }) => {
  if (moved === 0) return 'Domain deleted';
  const others = renamed > 0 ? ` ${countOf(renamed, 'link')} got a new alias.` : '';
  return `Domain deleted. ${countOf(moved, 'link')} moved to the main domain.${others}`;
};

export const DeleteDomainDialog = ({ open, onClose, onDeleted, domain }: DeleteDomainDialogProps) => {
  const isOwn = useIsOwnService();
  const mainHost = splitUrl(usePublicOrigin() ?? '').host;
  const name = domainName(domain.domain);
  const deletion = useDeletion(deleteDomain, domain.id, (answer) => {
    toast(afterwards(answer));
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
        {domain.setup ? (
          <span>It isn’t in use yet, so no links are lost. Its DNS records stay.</span>
        ) : (
          <>
            <span>
              Short URLs and redirects on {name} will stop working, including in print. Its DNS records stay.
            </span>
            <span>
              {isOwn
                ? `Its links and their clicks are kept. They move to ${mainHost} under the same alias. A link whose alias is taken there gets a new one.`
                : 'This server decides what happens to its links. They may be deleted too.'}
            </span>
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
