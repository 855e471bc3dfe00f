import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { addLink } from '#web/api/links.ts';
import { useSaving } from '#web/api/saving.ts';
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
  const saving = useSaving(
    'link',
    form,
    (body) => add.mutateAsync(body),
    ({ shorturl }) => {
      onClose();
      toast('Link made', {
        action: { label: 'Copy', onSelect: () => void copyAndTell(shorturl, 'Short URL copied') },
      });
    },
  );
  return (
    <FormDialog open={open} onClose={onClose} title="New link" {...saving} submitLabel="Make the link">
      <LinkFields form={form} />
    </FormDialog>
  );
};
