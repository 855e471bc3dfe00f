import { Flag } from 'lucide-react';
import type { ChannelItemType } from '#contract/channels.ts';
import { campaignPath } from '#web/api/campaigns.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { copiedLists as words } from '#web/words/copied-lists.ts';
import { useHolders, useKnownRows } from './replica-session.ts';

interface GroupsOfRecordProps {
  type: ChannelItemType;
  id: number;
  /** The ids of the record's campaigns, if its own data contains them. */
  campaigns?: readonly number[];
}

/** Renders the campaigns and channels that hold a record, as far as the local copy knows them. It sends no request. */
export const GroupsOfRecord = ({ type, id, campaigns: ids = [] }: GroupsOfRecordProps) => {
  const rows = useKnownRows('campaigns');
  const campaigns = rows.filter((campaign) => ids.includes(campaign.id));
  const channels = useHolders(type, id);
  if (campaigns.length === 0 && channels.length === 0) return null;
  return (
    // Each label stays on the same line as the first badge after it.
    <Row gap={4}>
      {campaigns.length === 0 ? null : (
        <Row gap={2}>
          <Text size="sm" tone="second">
            {words.campaigns(campaigns.length)}
          </Text>
          {campaigns.map((campaign) => (
            <TextLink key={campaign.id} to={campaignPath(campaign.id)} look="quiet">
              <Badge icon={<Flag />}>
                <bdi>{campaign.name}</bdi>
              </Badge>
            </TextLink>
          ))}
        </Row>
      )}
      {channels.length === 0 ? null : (
        <Row gap={2}>
          <Text size="sm" tone="second">
            {words.channels(channels.length)}
          </Text>
          {channels.map((channel) => (
            <TextLink key={channel.id} to={`/channels/${channel.id}`} look="quiet">
              <Badge dot={channel.color || true}>
                <bdi>{channel.name}</bdi>
              </Badge>
            </TextLink>
          ))}
        </Row>
      )}
    </Row>
  );
};
