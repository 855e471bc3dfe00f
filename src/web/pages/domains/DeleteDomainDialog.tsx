import type { Domain } from '#contract/domains.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deleteDomain } from '#web/api/domains.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import { splitUrl } from '#web/lib/urls.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { domainDialogs as words } from '#web/words/domain-dialogs.ts';
import { domainName } from './domain-name.ts';

interface DeleteDomainDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  domain: Domain;
  /** How many links use the domain. Undefined if the server doesn't report it. */
  links: number | undefined;
}

/** Says what happened to the domain's links, if the server reports it. */
const afterwards = ({ moved = 0, renamed = 0 }: { moved?: number; renamed?: number }) =>
  moved === 0 ? words.deleted : words.deletedAndMoved(moved, renamed);

export const DeleteDomainDialog = ({ open, onClose, onDeleted, domain, links }: DeleteDomainDialogProps) => {
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
      title={words.deleteTitle(name)}
      confirmLabel={words.deleteDomain}
    >
      <Stack gap={3}>
        {domain.setup ? (
          <span>{words.deleteUnused}</span>
        ) : (
          <>
            <span>{words.deleteText(name)}</span>
            <span>{isOwn ? words.linksMove(mainHost, links) : words.linksUnknown}</span>
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
