import type { UseFormReturn } from 'react-hook-form';
import type { Campaign } from '#contract/campaigns.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { SlugInput } from '#web/ui/form/SlugInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { CampaignValues } from './campaign-form.ts';
import { RotatorHint } from './RotatorHint.tsx';
import { slugOf } from './rotator-address.ts';

interface CampaignFieldsProps {
  form: Pick<UseFormReturn<CampaignValues, unknown, object>, 'register' | 'watch' | 'formState'>;
  /** What stands before a rotator's slug, where that is known. */
  base: string | undefined;
  /** As it is saved; not given for a new one. */
  saved?: Campaign;
}

export const CampaignFields = ({
  form: { register, watch, formState },
  base,
  saved,
}: CampaignFieldsProps) => {
  const { errors } = formState;
  return (
    <>
      <Field
        label="Name"
        optional={!saved}
        hint={saved ? undefined : 'Without one it is called “Untitled campaign”.'}
        error={errors.name?.message}
      >
        <TextInput
          dir="auto"
          autoComplete="off"
          placeholder={saved ? undefined : 'Spring sale'}
          {...register('name')}
        />
      </Field>
      <Field
        label="Rotator slug"
        optional
        error={errors.slug?.message}
        hint={
          <RotatorHint
            base={base}
            slug={watch('slug')}
            saved={saved ? saved.rotator : false}
            savedSlug={saved ? slugOf(saved) : ''}
          />
        }
      >
        <SlugInput placeholder="spring-sale" {...register('slug')} />
      </Field>
      <Switch
        label="Public"
        hint="Anyone who has its address can see the list page."
        {...register('public')}
      />
    </>
  );
};
