import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Pixel } from '#contract/pixels.ts';
import { updatePixel } from '#web/api/pixels.ts';
import { lists } from '#web/api/lists.ts';
import { rereadRow } from '#web/api/reread.ts';
import { useSaving } from '#web/client/saving.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { untouchedAsNow } from '#web/lib/only-changed.ts';
import { latest } from '#web/lib/reread.ts';
import { labels } from '#web/words/labels.ts';
import { verbs } from '#web/words/verbs.ts';
import { pixelDialogs as words } from '#web/words/pixel-dialogs.ts';
import { pixels } from '#web/words/pixels.ts';
import { editForm, valuesOf } from './pixel-form.ts';
import { typeName } from '#web/api/pixel-words.ts';
import { PixelFields } from './PixelFields.tsx';

interface EditPixelDialogProps {
  open: boolean;
  onClose: () => void;
  pixel: Pixel;
}

export const EditPixelDialog = ({ open, onClose, pixel }: EditPixelDialogProps) => {
  // The values that the form opened with, plus changes merged from the server since. Input is compared with these.
  const [began, setBegan] = useState(() => valuesOf(pixel));
  const client = useQueryClient();
  const known = valuesOf(pixel);
  const reread = rereadRow(client, lists.pixels, pixel.id, valuesOf);
  const update = useMutation(updatePixel);
  const form = useForm({
    resolver: zodResolver(editForm),
    mode: 'onTouched',
    defaultValues: began,
  });
  const saving = useSaving(
    `pixel ${pixel.id}`,
    form,
    async (body) => {
      const { name, tag } = await latest(reread, known);
      return update.mutateAsync({ id: pixel.id, ...untouchedAsNow(body, began, { name, tag }) });
    },
    () => {
      toast(words.saved);
      onClose();
    },
    {
      known: {
        now: known,
        onTaken: setBegan,
        read: reread,
        labels: { name: labels.name, tag: pixels.tag },
      },
    },
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.edit}
      text={words.networkStays(typeName(pixel.type))}
      {...saving}
      submitLabel={verbs.save}
    >
      <PixelFields form={form} isSaved />
    </FormDialog>
  );
};
