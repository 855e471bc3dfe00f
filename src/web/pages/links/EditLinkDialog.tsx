import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Link } from '#contract/links.ts';
import { updateLink } from '#web/api/links.ts';
import { showRefusal } from '#web/api/refused-form.ts';
import { useDraft } from '#web/lib/draft.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { editForm, linkValues } from './link-form.ts';
import { LinkFields } from './LinkFields.tsx';

interface EditLinkDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the short URL that the link has now. */
  onSaved: (shorturl: string) => void;
  link: Link;
  /** Of short URLs without a branded domain. */
  mainHost: string;
}

export const EditLinkDialog = ({ open, onClose, onSaved, link: current, mainHost }: EditLinkDialogProps) => {
  // As it was when the form was opened: what is typed is held against that.
  const [link] = useState(current);
  const values = linkValues(link, mainHost);
  const update = useMutation(updateLink);
  const form = useForm({
    resolver: zodResolver(editForm(values, mainHost)),
    mode: 'onTouched',
    defaultValues: values,
  });
  const { errors, isDirty } = form.formState;
  const draft = useDraft(`link ${link.id}`, form);
  const submit = form.handleSubmit(async (body) => {
    try {
      const { shorturl } = await update.mutateAsync({ id: link.id, ...body });
      draft.drop();
      toast('Link saved');
      onSaved(shorturl);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Edit link"
      onSubmit={submit}
      submitLabel="Save"
      pending={update.isPending}
      dirty={isDirty}
      draft={draft}
      error={errors.root?.message}
    >
      <LinkFields form={form} saved={link.shorturl} />
    </FormDialog>
  );
};
