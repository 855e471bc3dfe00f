import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { LinkState } from '#contract/link-options.ts';
import { addLink } from '#web/api/links.ts';
import { useSaving } from '#web/client/saving.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { linkDialogs as words } from '#web/words/link-dialogs.ts';
import { links } from '#web/words/links.ts';
import { verbs } from '#web/words/verbs.ts';
import { saveLastDomain } from './last-domain.ts';
import { addForm, type LinkValues, secretFields } from './link-form.ts';
import { linkResolver } from './link-resolver.ts';
import { LinkFields } from './LinkFields.tsx';

interface AddLinkDialogProps {
  open: boolean;
  onClose: () => void;
  /** Initial values, such as those of a duplicated link. */
  values: LinkValues;
  /** The state of the duplicated link. */
  copied?: LinkState | undefined;
  /** Unsaved input of another form. */
  typed?: LinkValues;
}

export const AddLinkDialog = ({ open, onClose, values, copied, typed }: AddLinkDialogProps) => {
  const add = useMutation(addLink);
  const form = useForm({
    resolver: linkResolver(addForm),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: values,
  });
  const { reset } = form;
  useEffect(() => {
    if (typed) reset(typed, { keepDefaultValues: true });
  }, [typed, reset]);
  const saving = useSaving(
    'link',
    form,
    (body) => add.mutateAsync(body),
    ({ shorturl }) => {
      saveLastDomain(form.getValues('domain'));
      onClose();
      toast(words.created, {
        action: { label: verbs.copy, onSelect: () => void copyWithToast(shorturl, verbs.shortUrlCopied) },
      });
    },
    { secrets: secretFields },
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={links.newLink}
      {...saving}
      submitLabel={words.create}
      size="large"
    >
      <LinkFields form={form} copied={copied} draft={saving.draft} />
    </FormDialog>
  );
};
