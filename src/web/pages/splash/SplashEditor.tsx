import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { splashView } from '#visitor-pages/splash.ts';
import { viewWords } from '#visitor-pages/words.ts';
import { language } from '#web/words/language.ts';
import { shownStyle } from '#visitor-pages/style.ts';
import type { Reread } from '#web/lib/reread.ts';
import { usePageSaving } from '#web/client/page-saving.ts';
import { usePictureRoom } from '#web/api/picture-room.ts';
import { withoutSamePicture } from '#web/api/pictures.ts';
import { readPagePicture } from '#web/api/chosen-picture.ts';
import { toHex } from '#web/lib/colors.ts';
import { Editor } from '#web/ui/overlay/Editor.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { LookFields } from '#web/ui/form/LookFields.tsx';
import { PictureField } from '#web/ui/form/PictureField.tsx';
import { PreviewCard } from '#web/ui/form/PreviewCard.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { labels } from '#web/words/labels.ts';
import { splashForm as words } from '#web/words/splash-form.ts';
import { visitorPages } from '#web/words/visitor-pages.ts';
import { likelyLayout, splashForm, type SplashSaved, type SplashValues, waits } from './splash-form.ts';

interface SplashEditorProps {
  initial: SplashValues;
  draftName: string;
  /** Reads the saved values again. */
  reread?: Reread<SplashValues>;
  /** @param before the values that the form opened with. Undefined if they were empty or invalid */
  save: (saved: SplashSaved, before: SplashSaved | undefined) => Promise<unknown>;
  saveLabel: string;
  /** The toast after saving. */
  done: string;
}

const waitOptions = (now: string) =>
  [...new Set([...waits, Number(now)])]
    .toSorted((one, other) => one - other)
    .map((seconds) => ({
      value: String(seconds),
      label: seconds === 0 ? words.noCountdown : words.seconds(seconds),
    }));

export const SplashEditor = ({ initial, draftName, reread, save, saveLabel, done }: SplashEditorProps) => {
  const form = useForm({ resolver: zodResolver(splashForm), mode: 'onTouched', defaultValues: initial });
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
    (body) => save(withoutSamePicture(body, picture), splashForm.safeParse(began).data),
    () => {
      toast(done);
      return '/splash';
    },
    {
      now: initial,
      onTaken: setBegan,
      read: reread,
      labels: {
        name: labels.name,
        title: visitorPages.title,
        message: visitorPages.message,
        button: words.button,
      },
    },
  );
  const setPicture = (picture: string) =>
    setValue('picture', picture, { shouldDirty: true, shouldValidate: true });
  const setLayout = (layout: SplashValues['layout']) => setValue('layout', layout, { shouldDirty: true });
  const take = async (file: File) => {
    const taken = await readPagePicture(file);
    if (taken.data === undefined) {
      setError('picture', { message: taken.problem });
      return;
    }
    setPicture(taken.data);
    setLayout(likelyLayout(taken));
  };
  const { style, content, place } = splashView(
    {
      ...values,
      color: toHex(values.color) ?? '',
      seconds: Number(values.seconds),
      picture: values.picture ? { address: values.picture } : undefined,
    },
    'https://example.com/',
    viewWords[language()],
  );
  return (
    <Editor
      {...saving}
      submitLabel={saveLabel}
      backTo="/splash"
      preview={
        <PreviewCard label={words.preview} markup={content.markup} styles={[shownStyle, style]} place={place}>
          {visitorPages.previewNote}
        </PreviewCard>
      }
    >
      <Field label={labels.name} hint={visitorPages.nameHint} error={errors.name?.message}>
        <TextInput
          dir="auto"
          autoComplete="off"
          autoFocus={initial.name === ''}
          placeholder={words.nameExample}
          {...register('name')}
        />
      </Field>
      <Field label={visitorPages.title} optional hint={words.titleHint} error={errors.title?.message}>
        <TextInput dir="auto" autoComplete="off" placeholder={words.titleExample} {...register('title')} />
      </Field>
      <Field label={visitorPages.message} optional error={errors.message?.message}>
        <TextArea rows={4} dir="auto" {...register('message')} />
      </Field>
      <Grid columns={2} gap={5} stretch={false}>
        <Field label={words.button} optional error={errors.button?.message}>
          <TextInput
            dir="auto"
            autoComplete="off"
            placeholder={words.buttonExample}
            {...register('button')}
          />
        </Field>
        <Field label={words.countdown} hint={words.countdownHint} error={errors.seconds?.message}>
          <Select options={waitOptions(initial.seconds)} {...register('seconds')} />
        </Field>
      </Grid>
      <PictureField
        label={visitorPages.picture}
        fileLabel={visitorPages.pictureFile}
        src={values.picture || undefined}
        hint={room ?? words.pictureHint}
        error={errors.picture?.message}
        onFile={(file) => void take(file)}
        onRemove={() => setPicture('')}
      >
        <SegmentedControl
          label={words.showAs}
          value={values.layout}
          onChange={setLayout}
          options={[
            { value: 'logo', label: words.logo },
            { value: 'banner', label: words.banner },
          ]}
        />
      </PictureField>
      <LookFields
        color={{
          value: values.color,
          input: register('color'),
          error: errors.color?.message,
          onPick: (hex) => setValue('color', hex, { shouldDirty: true, shouldValidate: true }),
        }}
        theme={register('theme')}
      />
    </Editor>
  );
};
