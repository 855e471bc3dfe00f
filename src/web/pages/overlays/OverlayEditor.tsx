import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Destination } from '#contract/urls.ts';
import type { Reread } from '#web/lib/reread.ts';
import { usePageSaving } from '#web/client/page-saving.ts';
import { toHex } from '#web/lib/colors.ts';
import { Editor } from '#web/ui/overlay/Editor.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { LookFields } from '#web/ui/form/LookFields.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { RadioCards } from '#web/ui/form/RadioCards.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { labels } from '#web/words/labels.ts';
import { overlayForm as words } from '#web/words/overlay-form.ts';
import { visitorPages } from '#web/words/visitor-pages.ts';
import { displayOptions, overlayForm, type OverlayValues, positionOptions } from './overlay-form.ts';
import { OverlayPreview } from './OverlayPreview.tsx';

interface OverlayEditorProps {
  initial: OverlayValues;
  draftName: string;
  /** Reads the saved values again. */
  reread?: Reread<OverlayValues>;
  /** @param before the values that the form opened with. Undefined if they were empty or invalid */
  save: (saved: OverlayValues, before: OverlayValues | undefined) => Promise<unknown>;
  saveLabel: string;
  /** The toast after saving. */
  done: string;
}

export const OverlayEditor = ({ initial, draftName, reread, save, saveLabel, done }: OverlayEditorProps) => {
  const form = useForm({ resolver: zodResolver(overlayForm), mode: 'onTouched', defaultValues: initial });
  const { register, setValue, watch, formState } = form;
  const { errors } = formState;
  const values = watch();
  // The values that the form opened with, plus changes merged from the server since. Input is compared with these.
  const [began, setBegan] = useState(initial);
  const saving = usePageSaving(
    draftName,
    form,
    (body) => save(body, overlayForm.safeParse(began).data),
    () => {
      toast(done);
      return '/overlays';
    },
    {
      now: initial,
      onTaken: setBegan,
      read: reread,
      labels: {
        name: labels.name,
        message: visitorPages.message,
        url: words.buttonUrl,
        button: words.buttonText,
      },
    },
  );
  const url = Destination.safeParse(values.url);
  const isFramed = values.display === 'frame';
  return (
    <Editor
      {...saving}
      submitLabel={saveLabel}
      backTo="/overlays"
      preview={
        <OverlayPreview
          overlay={{ ...values, url: url.success ? url.data : '', color: toHex(values.color) ?? '' }}
        />
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
      <Field label={visitorPages.message} error={errors.message?.message}>
        <TextArea rows={3} dir="auto" placeholder={words.messageExample} {...register('message')} />
      </Field>
      <Grid columns={2} gap={5} stretch={false}>
        <Field label={words.buttonUrl} optional hint={words.buttonUrlHint} error={errors.url?.message}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://example.com/sale"
            {...register('url')}
          />
        </Field>
        <Field label={words.buttonText} optional error={errors.button?.message}>
          <TextInput
            dir="auto"
            autoComplete="off"
            placeholder={words.buttonExample}
            {...register('button')}
          />
        </Field>
      </Grid>
      <RadioCards
        label={words.display}
        options={displayOptions}
        value={values.display}
        onChange={(display) => setValue('display', display, { shouldDirty: true })}
        error={errors.display?.message}
      />
      {isFramed ? <Notice>{words.frameNotice}</Notice> : null}
      {isFramed ? (
        <Field label={words.position} error={errors.position?.message}>
          <Select options={positionOptions} {...register('position')} />
        </Field>
      ) : null}
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
