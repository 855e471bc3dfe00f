import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { Campaign } from '#contract/campaigns.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { campaignDialogs as words } from '#web/words/campaign-dialogs.ts';
import { campaigns } from '#web/words/campaigns.ts';
import { verbs } from '#web/words/verbs.ts';
import { AccessBadge } from './AccessBadge.tsx';
import type { CampaignDialog } from './campaign-actions.tsx';
import { CampaignAddresses } from './CampaignAddresses.tsx';

interface CampaignDrawerProps {
  open: boolean;
  onClose: () => void;
  onOpen: (dialog: CampaignDialog, id: number) => void;
  campaign: Campaign;
}

/** Shows what is known about a campaign if the server can't list its links. */
export const CampaignDrawer = ({ open, onClose, onOpen, campaign }: CampaignDrawerProps) => (
  <Drawer
    open={open}
    onClose={onClose}
    title={campaign.name}
    foot={
      <>
        <IconButton
          label={campaigns.deleteCampaign}
          icon={<Trash2 />}
          changes
          variant="secondary"
          onClick={() => onOpen('delete', campaign.id)}
        />
        <Button icon={<Pencil />} changes onClick={() => onOpen('edit', campaign.id)}>
          {verbs.edit}
        </Button>
        <Button variant="primary" icon={<Plus />} onClick={() => onOpen('assign', campaign.id)}>
          {campaigns.addLinks}
        </Button>
      </>
    }
  >
    <Stack gap={6}>
      <Row>
        <AccessBadge isPublic={campaign.public} />
      </Row>
      <CampaignAddresses campaign={campaign} onEdit={() => onOpen('edit', campaign.id)} />
      <Stack gap={2}>
        <Text as="h3" size="sm" weight="medium">
          {words.links}
        </Text>
        <Text as="p" size="sm" tone="second">
          {campaign.public ? words.addOnlyPublic : words.addOnly}
        </Text>
      </Stack>
    </Stack>
  </Drawer>
);
