import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Link } from '#contract/links.ts';
import { readLink, updateLink } from '#web/api/links.ts';
import { whenWide } from '#web/api/wide-limit.ts';
import { useSaving } from '#web/client/saving.ts';
import { isExtensionNamed } from '#web/client/server-extensions.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { labels } from '#web/words/labels.ts';
import { linkDialogs as words } from '#web/words/link-dialogs.ts';
import { linkForm } from '#web/words/link-form.ts';
import { links } from '#web/words/links.ts';
import { verbs } from '#web/words/verbs.ts';
import { AddLinkDialog } from './AddLinkDialog.tsx';
import { editForm, emptyLink, type LinkValues, secretFields, valuesOf } from './link-form.ts';
import { linkResolver } from './link-resolver.ts';
import { LinkFields } from './LinkFields.tsx';

interface EditLinkDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the link's current short URL. */
  onSaved: (shorturl: string) => void;
  link: Link;
  values: LinkValues;
  /** Host of short URLs without a branded domain. */
  mainHost: string;
}

export const EditLinkDialog = ({ open, onClose, onSaved, mainHost, ...current }: EditLinkDialogProps) => {
  // The link from when the form opened.
  const [link] = useState(current.link);
  // The values that the form opened with, plus changes merged from the server since. Input is compared with these.
  const [began, setBegan] = useState(current.values);
  // If the link is deleted in the meantime, the input can become a new link.
  const [typed, setTyped] = useState<LinkValues>();
  const update = useMutation(updateLink);
  const form = useForm({
    resolver: linkResolver(editForm(began, mainHost, isExtensionNamed('links') ? [] : ['url'])),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: began,
  });
  const saving = useSaving(
    `link ${link.id}`,
    form,
    (body) => update.mutateAsync({ id: link.id, ...body }),
    ({ shorturl }) => {
      toast(words.saved);
      onSaved(shorturl || link.shorturl);
    },
    {
      secrets: secretFields,
      known: {
        now: current.values,
        onTaken: setBegan,
        read: whenWide(async () => valuesOf(await readLink(link.id), mainHost)),
        labels: {
          url: links.destination,
          custom: linkForm.alias,
          title: linkForm.title,
          description: labels.notes,
          publicdescription: labels.publicDescription,
        },
      },
    },
  );
  if (typed)
    return (
      <AddLinkDialog open={open} onClose={onClose} values={emptyLink} typed={typed} copied={link.state} />
    );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.edit}
      {...saving}
      submitLabel={verbs.save}
      instead={{
        label: words.createInstead,
        onSelect: () => {
          saving.draft.drop();
          setTyped(form.getValues());
        },
      }}
      size="large"
    >
      <LinkFields form={form} saved={link} draft={saving.draft} />
    </FormDialog>
  );
};
