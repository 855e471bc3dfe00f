import type { Domain } from '#contract/domains.ts';
import type { RowFigures } from '#web/api/figures.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { DeleteDomainDialog } from './DeleteDomainDialog.tsx';
import { DnsPanel } from './setup/DnsPanel.tsx';
import type { DomainDialog } from './domain-actions.tsx';
import { EditDomainDialog } from './EditDomainDialog.tsx';

interface DomainDialogsProps {
  dialog: AddressDialog<DomainDialog>;
  domains: readonly Domain[];
  figures: RowFigures | undefined;
}

export const DomainDialogs = ({ dialog, domains, figures }: DomainDialogsProps) => {
  const find = (name: DomainDialog) => domains.find(({ id }) => id === dialog.idOf(name));
  return (
    <>
      <DialogPresence by={find('edit')} asked={dialog.idOf('edit')} onClose={dialog.close}>
        {(opened, domain) => <EditDomainDialog {...opened} domain={domain} />}
      </DialogPresence>
      <DialogPresence by={find('dns')} onClose={dialog.close}>
        {(opened, domain) => <DnsPanel {...opened} domain={domain} />}
      </DialogPresence>
      <DialogPresence by={find('delete')} onClose={dialog.close}>
        {(opened, domain) => (
          <DeleteDomainDialog
            {...opened}
            onDeleted={dialog.drop}
            domain={domain}
            links={figures?.get(domain.id)?.links}
          />
        )}
      </DialogPresence>
    </>
  );
};
