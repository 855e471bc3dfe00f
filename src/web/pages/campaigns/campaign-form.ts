import { z } from 'zod';
import { UpdateCampaign } from '#contract/campaigns.ts';
import type { Campaign } from '#contract/campaigns.ts';
import { slugOf } from './rotator-address.ts';

export interface EditValues {
  name: string;
  slug?: string;
  public?: boolean;
}

/** A slug that stays is not sent: what another server once took is not judged again by our rule. */
export const editForm = (campaign: Campaign) =>
  z.preprocess(
    (values: EditValues) => (values.slug === slugOf(campaign) ? { ...values, slug: undefined } : values),
    UpdateCampaign,
  ) as unknown as z.ZodType<z.output<typeof UpdateCampaign>, EditValues>;

export const editValues = (campaign: Campaign) => ({
  name: campaign.name,
  slug: slugOf(campaign),
  public: campaign.public,
});
