import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { addPixel } from '#web/api/pixels.ts';
import { useSaving } from '#web/client/saving.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { AddForm, emptyForm } from './pixel-form.ts';
import { typeOptions } from './pixel-types.tsx';
import { TagField } from './TagField.tsx';

interface AddPixelDialogProps {
  open: boolean;
  onClose: () => void;
}

export const AddPixelDialog = ({ open, onClose }: AddPixelDialogProps) => {
  const add = useMutation(addPixel);
  const canChange = useExtension('pixels');
  const form = useForm({ resolver: zodResolver(AddForm), mode: 'onTouched', defaultValues: emptyForm });
  const { errors } = form.formState;
  const { type, tag } = form.watch();

  const saving = useSaving(
    'pixel',
    form,
    (body) => add.mutateAsync(body),
    () => {
      toast('Pixel added');
      onClose();
    },
  );
  return (
    <FormDialog open={open} onClose={onClose} title="Add pixel" {...saving} submitLabel="Add pixel">
      <Field label="Belongs to" error={errors.type?.message}>
        <Select required placeholder="Choose a service" options={typeOptions} {...form.register('type')} />
      </Field>
      <Field label="Name" hint="For your list." error={errors.name?.message}>
        <TextInput dir="auto" autoComplete="off" placeholder="Spring campaign" {...form.register('name')} />
      </Field>
      <TagField
        type={type}
        tag={tag}
        error={errors.tag?.message}
        input={form.register('tag')}
        onTag={(found) => form.setValue('tag', found, { shouldDirty: true, shouldValidate: true })}
      />
      {canChange ? null : (
        <Notice tone="warn" title="A pixel stays as it is">
          The API’s specification has no way to change or delete one. Check type, name and tag before you add
          it.
        </Notice>
      )}
    </FormDialog>
  );
};
