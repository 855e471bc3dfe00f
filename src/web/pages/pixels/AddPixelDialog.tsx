import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { addPixel } from '#web/api/pixels.ts';
import { useSaving } from '#web/client/saving.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { pixelDialogs as words } from '#web/words/pixel-dialogs.ts';
import { pixels } from '#web/words/pixels.ts';
import { addForm, emptyPixel } from './pixel-form.ts';
import { PixelFields } from './PixelFields.tsx';

interface AddPixelDialogProps {
  open: boolean;
  onClose: () => void;
}

export const AddPixelDialog = ({ open, onClose }: AddPixelDialogProps) => {
  const add = useMutation(addPixel);
  const canChange = useExtension('pixels');
  const form = useForm({ resolver: zodResolver(addForm), mode: 'onTouched', defaultValues: emptyPixel });
  const saving = useSaving(
    'pixel',
    form,
    (body) => add.mutateAsync(body),
    () => {
      toast(words.added);
      onClose();
    },
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={pixels.addPixel}
      {...saving}
      submitLabel={pixels.addPixel}
    >
      <PixelFields form={form} />
      {canChange ? null : (
        <Notice tone="warn" title={words.fixedTitle}>
          {words.fixedText}
        </Notice>
      )}
    </FormDialog>
  );
};
