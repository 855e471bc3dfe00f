import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#web/ui/form/Field.tsx';
import { HexField } from '#web/ui/form/HexField.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
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
      <Field label="Name" error={errors.name?.message}>
        <TextInput dir="auto" autoComplete="off" placeholder="Newsletter" {...register('name')} />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <TextInput
          dir="auto"
          autoComplete="off"
          placeholder="What belongs in it"
          {...register('description')}
        />
      </Field>
      <HexField
        label="Color"
        value={color}
        onPick={(hex) =>
          setValue('color', hex, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
        input={register('color')}
        error={errors.color?.message}
        swatches={swatches}
      />
      <Switch label="Starred" hint="Marked with a star in the list." {...register('starred')} />
    </>
  );
};
