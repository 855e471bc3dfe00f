import type { Campaign } from '#contract/campaigns.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { campaignUrls as words } from '#web/words/campaign-urls.ts';
import { campaigns } from '#web/words/campaigns.ts';
import { CampaignAddress } from './CampaignAddress.tsx';

interface CampaignAddressesProps {
  /** Undefined while loading. */
  campaign: Campaign | undefined;
  onEdit: () => void;
}

export const CampaignAddresses = ({ campaign, onEdit }: CampaignAddressesProps) => (
  <Stack gap={6}>
    <CampaignAddress
      title={campaigns.rotator}
      address={campaign?.rotator}
      copy={campaigns.copyRotator}
      copied={campaigns.rotatorCopied}
      opens
      text={campaign?.rotator === false ? words.noRotatorText : words.rotatorText}
      action={
        <Button size="small" changes onClick={onEdit}>
          {words.addRotator}
        </Button>
      }
    />
    <CampaignAddress
      title={campaigns.list}
      address={campaign?.list}
      copy={campaigns.copyList}
      copied={campaigns.listCopied}
      opens={campaign?.public ?? true}
      text={campaign?.public === false ? words.privateText : words.publicText}
    />
  </Stack>
);
