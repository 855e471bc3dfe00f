import type { Campaign } from '#contract/campaigns.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { CampaignAddress } from './CampaignAddress.tsx';

interface CampaignAddressesProps {
  campaign: Campaign;
}

/** What a campaign is shared by: its rotator and its list page. */
export const CampaignAddresses = ({ campaign }: CampaignAddressesProps) => (
  <Stack gap={6}>
    <CampaignAddress
      title="Rotator"
      address={campaign.rotator}
      copy="Copy rotator address"
      copied="Rotator address copied"
      opens
      text={
        campaign.rotator
          ? 'Leads each visitor to one of the campaign’s links.'
          : 'None. A slug gives the campaign one address that leads each visitor to one of its links.'
      }
    />
    <CampaignAddress
      title="List page"
      address={campaign.list}
      copy="Copy list address"
      copied="List address copied"
      opens={campaign.public}
      text={
        campaign.public
          ? 'Shows the campaign’s links to anyone who has this address.'
          : 'Closed to everyone while the campaign is private.'
      }
    />
  </Stack>
);
