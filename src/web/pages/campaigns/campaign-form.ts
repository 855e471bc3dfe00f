import type { z } from 'zod/mini';
import { preprocess } from '#contract/preprocess.ts';
import { AddCampaign, UpdateCampaign } from '#contract/campaigns.ts';
import type { Campaign } from '#contract/campaigns.ts';
import { slugOf } from './rotator-address.ts';

export interface CampaignValues {
  name: string;
  slug: string;
  public: boolean;
}

export const emptyCampaign: CampaignValues = { name: '', slug: '', public: false };

export const valuesOf = (campaign: Campaign): CampaignValues => ({
  name: campaign.name,
  slug: slugOf(campaign),
  public: campaign.public,
});

export const addForm = AddCampaign as unknown as z.ZodMiniType<z.output<typeof AddCampaign>, CampaignValues>;

/** An unchanged slug isn't sent, since another server may have accepted one that this contract refuses. */
export const editForm = (before: CampaignValues) =>
  preprocess(
    (values: CampaignValues) => (values.slug === before.slug ? { ...values, slug: undefined } : values),
    UpdateCampaign,
  );
