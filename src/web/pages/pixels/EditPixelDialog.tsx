import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AddPixel, type Pixel } from '#contract/pixels.ts';
import { pixelTypeOf } from '#web/api/pixel-types.ts';
import { updatePixel } from '#web/api/pixels.ts';
import { showRefusal } from '#web/api/refused-form.ts';
import { useDraft } from '#web/lib/draft.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
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
  const { errors, isDirty } = form.formState;
  const draft = useDraft(`pixel ${pixel.id}`, form);
  const submit = form.handleSubmit(async (body) => {
    try {
      await update.mutateAsync({ id: pixel.id, ...body });
      draft.drop();
      toast('Pixel saved');
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Edit pixel"
      text={`It belongs to ${typeName(pixel.type)}, which stays: for another service, add another pixel.`}
      onSubmit={submit}
      submitLabel="Save"
      pending={update.isPending}
      dirty={isDirty}
      draft={draft}
      error={errors.root?.message}
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
