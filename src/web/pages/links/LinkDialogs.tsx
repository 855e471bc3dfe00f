import type { Link } from '#contract/links.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import type { AddressDialog } from '#web/lib/address-dialog.ts';
import { useOpened } from '#web/lib/opened.ts';
import { AddLinkDialog } from './AddLinkDialog.tsx';
import { ArchiveLinkDialog } from './ArchiveLinkDialog.tsx';
import { DeleteLinkDialog } from './DeleteLinkDialog.tsx';
import { EditLinkDialog } from './EditLinkDialog.tsx';
import type { LinkDialog } from './link-actions.tsx';
import { emptyLink, linkValues } from './link-form.ts';
import { WithRules } from './WithRules.tsx';

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
  const archived = useOpened(find('archive'));
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
        <WithRules
          key={`copy ${copied.times}`}
          title="New link"
          link={copied.subject}
          open={copied.isOpen}
          onClose={dialog.close}
        >
          {(rules) =>
            copied.subject ? (
              <AddLinkDialog
                open={copied.isOpen}
                onClose={dialog.close}
                values={{ ...linkValues(copied.subject, mainHost, rules), custom: '' }}
                copied={copied.subject.state}
              />
            ) : null
          }
        </WithRules>
      ) : null}
      {edited.subject && mainHost !== undefined ? (
        <WithRules
          key={`edit ${edited.times}`}
          title="Edit link"
          link={edited.subject}
          open={edited.isOpen}
          onClose={dialog.close}
        >
          {(rules) =>
            edited.subject ? (
              <EditLinkDialog
                open={edited.isOpen}
                onClose={dialog.close}
                onSaved={onSaved}
                link={edited.subject}
                values={linkValues(edited.subject, mainHost, rules)}
                mainHost={mainHost}
              />
            ) : null
          }
        </WithRules>
      ) : null}
      {archived.subject ? (
        <ArchiveLinkDialog
          key={`archive ${archived.times}`}
          open={archived.isOpen}
          onClose={dialog.close}
          onDone={dialog.drop}
          link={archived.subject}
        />
      ) : null}
      {deleted.subject ? (
        <DeleteLinkDialog
          key={`delete ${deleted.times}`}
          open={deleted.isOpen}
          onClose={dialog.close}
          onDeleted={onDeleted}
          onArchive={(id) => dialog.open('archive', id)}
          link={deleted.subject}
        />
      ) : null}
    </>
  );
};
