import type { ChannelItemType } from '#contract/channels.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { copiedLists as words } from '#web/words/copied-lists.ts';
import { useHolders } from './replica-session.ts';

interface HeldByProps {
  type: ChannelItemType;
  id: number;
}

/** The channels that hold a record, where the copy knows them; nothing is asked for. */
export const HeldBy = ({ type, id }: HeldByProps) => {
  const channels = useHolders(type, id);
  if (channels.length === 0) return null;
  return (
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
  );
};
