import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { addLink } from '#web/api/links.ts';
import { showRefusal } from '#web/api/refused-form.ts';
import { useDraft } from '#web/lib/draft.ts';
import { copyAndTell } from '#web/ui/copy-and-tell.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { addForm, type LinkValues } from './link-form.ts';
import { LinkFields } from './LinkFields.tsx';

interface AddLinkDialogProps {
  open: boolean;
  onClose: () => void;
  /** What it begins with: of a link that is duplicated. */
  values: LinkValues;
}

export const AddLinkDialog = ({ open, onClose, values }: AddLinkDialogProps) => {
  const add = useMutation(addLink);
  const form = useForm({ resolver: zodResolver(addForm), mode: 'onTouched', defaultValues: values });
  const { errors, isDirty } = form.formState;
  const draft = useDraft('link', form);
  const submit = form.handleSubmit(async (body) => {
    try {
      const { shorturl } = await add.mutateAsync(body);
      draft.drop();
      onClose();
      toast('Link made', {
        action: { label: 'Copy', onSelect: () => void copyAndTell(shorturl, 'Short URL copied') },
      });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="New link"
      onSubmit={submit}
      submitLabel="Make the link"
      pending={add.isPending}
      dirty={isDirty}
      draft={draft}
      error={errors.root?.message}
    >
      <LinkFields form={form} />
    </FormDialog>
  );
};
