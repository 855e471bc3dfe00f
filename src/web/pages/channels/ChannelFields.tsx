import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#web/ui/form/Field.tsx';
import { HexField } from '#web/ui/form/HexField.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { channelDialogs as words } from '#web/words/channel-dialogs.ts';
import { channels } from '#web/words/channels.ts';
import { labels } from '#web/words/labels.ts';
import { swatches } from './channel-form.ts';
import type { ChannelValues } from './channel-form.ts';

interface ChannelFieldsProps {
  form: Pick<UseFormReturn<ChannelValues, unknown, object>, 'register' | 'watch' | 'setValue' | 'formState'>;
}

export const ChannelFields = ({ form: { register, watch, setValue, formState } }: ChannelFieldsProps) => {
  const { errors } = formState;
  const color = watch('color');
  return (
    <>
      <Field label={labels.name} error={errors.name?.message}>
        <TextInput dir="auto" autoComplete="off" placeholder={words.nameExample} {...register('name')} />
      </Field>
      <Field label={labels.description} optional error={errors.description?.message}>
        <TextInput
          dir="auto"
          autoComplete="off"
          placeholder={words.descriptionExample}
          {...register('description')}
        />
      </Field>
      <HexField
        label={channels.color}
        value={color}
        onPick={(hex) =>
          setValue('color', hex, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
        input={register('color')}
        error={errors.color?.message}
        swatches={swatches}
      />
      <Switch label={words.starred} hint={words.starredHint} {...register('starred')} />
    </>
  );
};
