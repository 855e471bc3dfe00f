import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { labels } from '#web/words/labels.ts';
import { pixelDialogs as words } from '#web/words/pixel-dialogs.ts';
import { pixels } from '#web/words/pixels.ts';
import type { PixelValues } from './pixel-form.ts';
import { typeOptions } from './pixel-types.tsx';
import { TagField } from './TagField.tsx';

interface PixelFieldsProps {
  form: Pick<UseFormReturn<PixelValues, unknown, object>, 'register' | 'watch' | 'setValue' | 'formState'>;
  /** Whether the pixel is saved. Its network can no longer be changed then. */
  isSaved?: boolean;
}

export const PixelFields = ({
  form: { register, watch, setValue, formState },
  isSaved = false,
}: PixelFieldsProps) => {
  const { errors } = formState;
  const { type, tag } = watch();
  return (
    <>
      {isSaved ? null : (
        <Field label={pixels.network} error={errors.type?.message}>
          <Select required placeholder={words.chooseNetwork} options={typeOptions} {...register('type')} />
        </Field>
      )}
      <Field label={labels.name} hint={isSaved ? undefined : words.nameHint} error={errors.name?.message}>
        <TextInput
          dir="auto"
          autoComplete="off"
          placeholder={isSaved ? undefined : words.nameExample}
          {...register('name')}
        />
      </Field>
      <TagField
        type={type}
        tag={tag}
        error={errors.tag?.message}
        input={register('tag')}
        onTag={(found) => setValue('tag', found, { shouldDirty: true, shouldValidate: true })}
      />
    </>
  );
};
