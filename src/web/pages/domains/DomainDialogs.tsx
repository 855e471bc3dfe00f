import type { Domain } from '#contract/domains.ts';
import type { AddressDialog } from '#web/lib/address-dialog.ts';
import { useOpened } from '#web/lib/opened.ts';
import { DeleteDomainDialog } from './DeleteDomainDialog.tsx';
import { DnsPanel } from './DnsPanel.tsx';
import type { DomainDialog } from './domain-actions.tsx';
import { EditDomainDialog } from './EditDomainDialog.tsx';

interface DomainDialogsProps {
  dialog: AddressDialog<DomainDialog>;
  /** Those on the page. */
  domains: readonly Domain[];
}

/** What lies over the list of domains, as the page's address says. */
export const DomainDialogs = ({ dialog, domains }: DomainDialogsProps) => {
  const find = (name: DomainDialog) => domains.find(({ id }) => id === dialog.idOf(name));
  const edited = useOpened(find('edit'));
  const pointed = useOpened(find('dns'));
  const deleted = useOpened(find('delete'));
  return (
    <>
      {edited.subject ? (
        <EditDomainDialog
          key={`edit ${edited.times}`}
          open={edited.isOpen}
          onClose={dialog.close}
          domain={edited.subject}
        />
      ) : null}
      {pointed.subject ? (
        <DnsPanel
          key={`dns ${pointed.times}`}
          open={pointed.isOpen}
          onClose={dialog.close}
          domain={pointed.subject}
        />
      ) : null}
      {deleted.subject ? (
        <DeleteDomainDialog
          key={`delete ${deleted.times}`}
          open={deleted.isOpen}
          onClose={dialog.close}
          onDeleted={dialog.drop}
          domain={deleted.subject}
        />
      ) : null}
    </>
  );
};
