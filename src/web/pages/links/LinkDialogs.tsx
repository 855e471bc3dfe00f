import { useState } from 'react';
import type { Link } from '#contract/links.ts';
import { linkPick } from '#web/api/pickable.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { useOpened } from '#web/browser/opened.ts';
import { AddToGroupDialog } from '#web/bulk/add-to-group-dialog.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { counts } from '#web/words/counts.ts';
import { linkDialogs as words } from '#web/words/link-dialogs.ts';
import { links } from '#web/words/links.ts';
import { AddLinkDialog } from './form/AddLinkDialog.tsx';
import { ArchiveLinkDialog } from './ArchiveLinkDialog.tsx';
import { DeleteLinkDialog } from './DeleteLinkDialog.tsx';
import { EditLinkDialog } from './form/EditLinkDialog.tsx';
import { LinkCodeDialog } from './link-code-dialog.ts';
import type { LinkDialog } from './link-actions.tsx';
import { lastDomain } from './form/last-domain.ts';
import { emptyLink, valuesOf } from './form/link-form.ts';
import { WithRules } from './WithRules.tsx';

interface LinkDialogsProps {
  dialog: AddressDialog<LinkDialog>;
  links: readonly Link[];
  onSaved: (shorturl: string) => void;
  onDeleted: () => void;
}

const newOne = { id: 0 };

export const LinkDialogs = ({ dialog, links: shown, onSaved, onDeleted }: LinkDialogsProps) => {
  const origin = usePublicOrigin();
  const mainHost = origin && URL.parse(origin)?.host;
  const isOffered = useExtension('links');
  // An open form stays, with its input, if the server turns out not to support it.
  const address = dialog.name && `${dialog.name} ${dialog.idOf(dialog.name)}`;
  const [opened, setOpened] = useState<string>();
  if (isOffered && address !== opened) setOpened(address);
  const canChange = isOffered || (address !== undefined && address === opened);
  const find = (name: LinkDialog) =>
    canChange || name === 'code' || name === 'campaign' || name === 'channel'
      ? shown.find(({ id }) => id === dialog.idOf(name))
      : undefined;
  const copied = useOpened(find('copy'));
  const edited = useOpened(mainHost === undefined ? undefined : find('edit'), dialog.idOf('edit'));
  return (
    <>
      <DialogPresence by={canChange && dialog.name === 'new' ? newOne : undefined} onClose={dialog.close}>
        {(opened) => <AddLinkDialog {...opened} values={{ ...emptyLink, domain: lastDomain() }} />}
      </DialogPresence>
      {copied.subject ? (
        <WithRules
          key={`copy ${copied.times}`}
          title={links.newLink}
          link={copied.subject}
          open={copied.isOpen}
          onClose={dialog.close}
        >
          {(rules) =>
            copied.subject ? (
              <AddLinkDialog
                open={copied.isOpen}
                onClose={dialog.close}
                values={{ ...valuesOf(copied.subject, mainHost, rules), custom: '' }}
                copied={copied.subject.state}
              />
            ) : null
          }
        </WithRules>
      ) : null}
      {edited.subject && mainHost !== undefined ? (
        <WithRules
          key={`edit ${edited.times}`}
          title={words.edit}
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
                values={valuesOf(edited.subject, mainHost, rules)}
                mainHost={mainHost}
              />
            ) : null
          }
        </WithRules>
      ) : null}
      {(['campaign', 'channel'] as const).map((into) => (
        <DialogPresence key={into} by={find(into)} onClose={dialog.close}>
          {(opened, link) => (
            <AddToGroupDialog {...opened} into={into} items={[linkPick(link)]} words={counts.links} />
          )}
        </DialogPresence>
      ))}
      <DialogPresence by={find('code')} onClose={dialog.close}>
        {(opened, link) => <LinkCodeDialog {...opened} link={link} />}
      </DialogPresence>
      <DialogPresence by={find('archive')} onClose={dialog.close}>
        {(opened, link) => <ArchiveLinkDialog {...opened} onDone={dialog.drop} link={link} />}
      </DialogPresence>
      <DialogPresence by={find('delete')} onClose={dialog.close}>
        {(opened, link) => (
          <DeleteLinkDialog
            {...opened}
            onDeleted={onDeleted}
            onArchive={(id) => dialog.open('archive', id)}
            link={link}
          />
        )}
      </DialogPresence>
    </>
  );
};
