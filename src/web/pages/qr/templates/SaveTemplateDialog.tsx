import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { AddLook, type Template } from '#contract/looks.ts';
import { addLook, lookList } from '#web/api/looks.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useSubmit } from '#web/client/saving.ts';
import { toast } from '#web/ui/base/toast.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { qrTemplates as words } from '#web/words/qr-templates.ts';
import type { TemplateDesign } from '#web/codes/designs.ts';
import { isTaken } from './template-names.ts';

interface SaveTemplateDialogProps {
  open: boolean;
  onClose: () => void;
  design: TemplateDesign;
}

const named = (templates: readonly Template[]) =>
  z.object({
    name: AddLook.shape.name.check(z.refine((name) => !isTaken(templates, name), words.taken)),
    standard: z.boolean(),
  });

export const SaveTemplateDialog = ({ open, onClose, design }: SaveTemplateDialogProps) => {
  const { data: own = [] } = useQuery(lookList(useExtension('looks')));
  const form = useForm({ resolver: zodResolver(named(own)), defaultValues: { name: '', standard: false } });
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
      submitLabel={words.save}
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
