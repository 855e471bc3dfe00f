import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { AddLook } from '#contract/looks.ts';
import { addLook } from '#web/api/looks.ts';
import { useSubmit } from '#web/client/saving.ts';
import { toast } from '#web/ui/base/toast.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { verbs } from '#web/words/verbs.ts';
import { qrTemplates as words } from '#web/words/qr-templates.ts';
import type { TemplateDesign } from '#web/codes/designs.ts';

interface SaveTemplateDialogProps {
  open: boolean;
  onClose: () => void;
  design: TemplateDesign;
}

const Named = z.object({ name: AddLook.shape.name, standard: z.boolean() });

/** Keeps the design of the studio by a name. */
export const SaveTemplateDialog = ({ open, onClose, design }: SaveTemplateDialogProps) => {
  const form = useForm({ resolver: zodResolver(Named), defaultValues: { name: '', standard: false } });
  const add = useMutation(addLook);
  const { onSubmit, pending, error } = useSubmit(form, async (named) => {
    await add.mutateAsync({ ...named, ...design });
    toast(words.saved);
    onClose();
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.save}
      onSubmit={onSubmit}
      submitLabel={verbs.save}
      pending={pending}
      error={error}
      size="small"
    >
      <Field label={words.name} error={form.formState.errors.name?.message}>
        <TextInput
          dir="auto"
          autoFocus
          autoComplete="off"
          placeholder={words.nameExample}
          {...form.register('name')}
        />
      </Field>
      <Checkbox label={words.standard} hint={words.standardHint} {...form.register('standard')} />
    </FormDialog>
  );
};
