import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AddPixel, type Pixel } from '#contract/pixels.ts';
import { pixelTypeOf } from '#web/api/pixel-types.ts';
import { updatePixel } from '#web/api/pixels.ts';
import { useSaving } from '#web/client/saving.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { typeName } from './pixel-types.tsx';
import { TagField } from './TagField.tsx';

interface EditPixelDialogProps {
  open: boolean;
  onClose: () => void;
  pixel: Pixel;
}

export const EditPixelDialog = ({ open, onClose, pixel: current }: EditPixelDialogProps) => {
  // As it was when the form was opened: what is typed is held against that.
  const [pixel] = useState(current);
  const update = useMutation(updatePixel);
  const form = useForm({
    resolver: zodResolver(AddPixel.pick({ name: true, tag: true })),
    mode: 'onTouched',
    defaultValues: { name: pixel.name, tag: pixel.tag },
  });
  const { errors } = form.formState;
  const saving = useSaving(
    `pixel ${pixel.id}`,
    form,
    (body) => update.mutateAsync({ id: pixel.id, ...body }),
    () => {
      toast('Pixel saved');
      onClose();
    },
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Edit pixel"
      text={`It belongs to ${typeName(pixel.type)}, which stays: for another service, add another pixel.`}
      {...saving}
      submitLabel="Save"
    >
      <Field label="Name" error={errors.name?.message}>
        <TextInput dir="auto" autoComplete="off" {...form.register('name')} />
      </Field>
      <TagField
        type={pixelTypeOf(pixel.type) ?? ''}
        tag={form.watch('tag')}
        error={errors.tag?.message}
        input={form.register('tag')}
        onTag={(found) => form.setValue('tag', found, { shouldDirty: true, shouldValidate: true })}
      />
    </FormDialog>
  );
};
