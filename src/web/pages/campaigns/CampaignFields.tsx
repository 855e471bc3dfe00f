import type { UseFormReturn } from 'react-hook-form';
import type { Campaign } from '#contract/campaigns.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { SlugInput } from '#web/ui/form/SlugInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { labels } from '#web/words/labels.ts';
import { campaignDialogs as words } from '#web/words/campaign-dialogs.ts';
import { campaigns } from '#web/words/campaigns.ts';
import type { CampaignValues } from './campaign-form.ts';
import { RotatorHint } from './RotatorHint.tsx';
import { slugOf } from './rotator-address.ts';

interface CampaignFieldsProps {
  form: Pick<UseFormReturn<CampaignValues, unknown, object>, 'register' | 'watch' | 'formState'>;
  /** The address before a rotator's slug. Undefined if unknown. */
  base: string | undefined;
  /** The saved campaign. Omitted for a new one. */
  saved?: Campaign;
}

export const CampaignFields = ({
  form: { register, watch, formState },
  base,
  saved,
}: CampaignFieldsProps) => {
  const { errors } = formState;
  const isOwn = useIsOwnService();
  return (
    <>
      <Field
        label={labels.name}
        optional={!saved}
        hint={saved ? undefined : isOwn ? words.nameHint : words.nameUnsure}
        error={errors.name?.message}
      >
        <TextInput
          dir="auto"
          autoComplete="off"
          placeholder={saved ? undefined : words.nameExample}
          {...register('name')}
        />
      </Field>
      <Field
        label={words.slug}
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
        <SlugInput placeholder={words.slugExample} {...register('slug')} />
      </Field>
      <Switch label={campaigns.public} hint={words.publicHint} {...register('public')} />
    </>
  );
};
