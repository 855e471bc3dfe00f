import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Reread } from '#web/lib/reread.ts';
import { usePageSaving } from '#web/client/page-saving.ts';
import { usePictureRoom } from '#web/api/picture-room.ts';
import { withoutSamePicture } from '#web/api/pictures.ts';
import { readPagePicture } from '#web/api/chosen-picture.ts';
import { Editor } from '#web/ui/overlay/Editor.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { LookFields } from '#web/ui/form/LookFields.tsx';
import { PictureField } from '#web/ui/form/PictureField.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { PixelSection } from '#web/pixels/PixelSection.tsx';
import { bioForm as words } from '#web/words/bio-form.ts';
import { labels } from '#web/words/labels.ts';
import { visitorPages } from '#web/words/visitor-pages.ts';
import { AddressField } from './AddressField.tsx';
import { addForm, type BioSaved, type BioValues, editForm } from './bio-form.ts';
import { BioLinks } from './BioLinks.tsx';
import { BioPreview } from './BioPreview.tsx';

interface BioEditorProps {
  initial: BioValues;
  /** The page's current address. Undefined for a new page. */
  saved: string | undefined;
  draftName: string;
  /** Reads the saved values again. */
  reread?: Reread<BioValues>;
  /** @param before the values that the form opened with. Undefined if they were empty or invalid */
  save: (saved: BioSaved, before: BioSaved | undefined) => Promise<unknown>;
  saveLabel: string;
  /** The toast after saving. */
  done: string;
}

export const BioEditor = ({ initial, saved, draftName, reread, save, saveLabel, done }: BioEditorProps) => {
  const form = useForm({
    resolver: zodResolver(saved === undefined ? addForm : editForm),
    mode: 'onTouched',
    defaultValues: initial,
  });
  const { register, setError, setValue, watch, formState } = form;
  const { errors } = formState;
  const values = watch();
  const room = usePictureRoom(values.picture);
  const picture = formState.defaultValues?.picture;
  // The values that the form opened with, plus changes merged from the server since. Input is compared with these.
  const [began, setBegan] = useState(initial);
  const saving = usePageSaving(
    draftName,
    form,
    (body) => save(withoutSamePicture(body, picture), editForm.safeParse(began).data),
    () => {
      toast(done);
      return '/bio';
    },
    {
      now: initial,
      onTaken: setBegan,
      read: reread,
      labels: { title: visitorPages.title, description: labels.description },
    },
  );
  const setPicture = (picture: string) =>
    setValue('picture', picture, { shouldDirty: true, shouldValidate: true });
  const take = async (file: File) => {
    const { data, problem } = await readPagePicture(file);
    if (data === undefined) setError('picture', { message: problem });
    else setPicture(data);
  };
  return (
    <Editor {...saving} submitLabel={saveLabel} backTo="/bio" preview={<BioPreview values={values} />}>
      <Field label={visitorPages.title} error={errors.title?.message}>
        <TextInput
          dir="auto"
          autoComplete="off"
          autoFocus={saved === undefined}
          placeholder={words.titleExample}
          {...register('title')}
        />
      </Field>
      <AddressField
        alias={values.alias}
        saved={saved}
        error={errors.alias?.message}
        input={register('alias')}
      />
      <Field label={labels.description} optional error={errors.description?.message}>
        <TextArea rows={2} dir="auto" {...register('description')} />
      </Field>
      <PictureField
        label={visitorPages.picture}
        fileLabel={visitorPages.pictureFile}
        round
        src={values.picture || undefined}
        hint={room ?? words.pictureHint}
        error={errors.picture?.message}
        onFile={(file) => void take(file)}
        onRemove={() => setPicture('')}
      />
      <BioLinks
        items={values.items}
        error={errors.items?.message ?? errors.items?.root?.message}
        onChange={(items) => setValue('items', items, { shouldDirty: true, shouldValidate: true })}
      />
      <LookFields
        color={{
          value: values.color,
          input: register('color'),
          error: errors.color?.message,
          onPick: (hex) => setValue('color', hex, { shouldDirty: true, shouldValidate: true }),
        }}
        theme={register('theme')}
      />
      <PixelSection
        value={values.pixels ?? []}
        error={errors.pixels?.message}
        onChange={(ids) => setValue('pixels', ids, { shouldDirty: true, shouldValidate: true })}
      />
    </Editor>
  );
};
