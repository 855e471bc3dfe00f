import type { Link } from '#contract/links.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import type { AddressDialog } from '#web/lib/address-dialog.ts';
import { useOpened } from '#web/lib/opened.ts';
import { AddLinkDialog } from './AddLinkDialog.tsx';
import { DeleteLinkDialog } from './DeleteLinkDialog.tsx';
import { EditLinkDialog } from './EditLinkDialog.tsx';
import type { LinkDialog } from './link-actions.tsx';
import { emptyLink, linkValues } from './link-form.ts';

interface LinkDialogsProps {
  dialog: AddressDialog<LinkDialog>;
  /** Those on the page. */
  links: readonly Link[];
  onSaved: (shorturl: string) => void;
  onDeleted: () => void;
}

const newOne = { id: 0 };

/** What lies over the list of links or over one of them, as the page's address says. */
export const LinkDialogs = ({ dialog, links, onSaved, onDeleted }: LinkDialogsProps) => {
  const origin = usePublicOrigin();
  const mainHost = origin && URL.parse(origin)?.host;
  const find = (name: LinkDialog) => links.find(({ id }) => id === dialog.idOf(name));
  const added = useOpened(dialog.name === 'new' ? newOne : undefined);
  const copied = useOpened(find('copy'));
  const edited = useOpened(mainHost === undefined ? undefined : find('edit'));
  const deleted = useOpened(find('delete'));
  return (
    <>
      {added.subject ? (
        <AddLinkDialog
          key={`new ${added.times}`}
          open={added.isOpen}
          onClose={dialog.close}
          values={emptyLink}
        />
      ) : null}
      {copied.subject ? (
        <AddLinkDialog
          key={`copy ${copied.times}`}
          open={copied.isOpen}
          onClose={dialog.close}
          values={{ ...linkValues(copied.subject, mainHost), custom: '' }}
        />
      ) : null}
      {edited.subject && mainHost !== undefined ? (
        <EditLinkDialog
          key={`edit ${edited.times}`}
          open={edited.isOpen}
          onClose={dialog.close}
          onSaved={onSaved}
          link={edited.subject}
          mainHost={mainHost}
        />
      ) : null}
      {deleted.subject ? (
        <DeleteLinkDialog
          key={`delete ${deleted.times}`}
          open={deleted.isOpen}
          onClose={dialog.close}
          onDeleted={onDeleted}
          link={deleted.subject}
        />
      ) : null}
    </>
  );
};
