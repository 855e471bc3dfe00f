import type { Channel } from '#contract/channels.ts';
import { faultOf, messageOf } from '#web/client/api-error.ts';
import { ResponseDetails } from '#web/ui/layout/response/ResponseDetails.tsx';
import { toHex } from '#web/lib/colors.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ColorDot } from '#web/ui/base/ColorDot.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { StarButton } from '#web/ui/base/StarButton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { channelPage as words } from '#web/words/channel-page.ts';
import { verbs } from '#web/words/verbs.ts';
import { useStar } from './star-and-tell.ts';

interface ChannelFactsProps {
  channel: Channel | null | undefined;
  error: Error | null;
  asking: boolean;
  onRetry: () => void;
}

export const ChannelFacts = ({ channel, error, asking, onRetry }: ChannelFactsProps) => {
  const onStar = useStar();
  if (channel)
    return (
      <Row gap={2}>
        <StarButton
          name={channel.name}
          starred={channel.starred}
          onChange={(starred) => onStar(channel, starred)}
        />
        <ColorDot color={toHex(channel.color)} />
        {channel.description ? (
          <Text size="sm" tone="second">
            <bdi>{channel.description}</bdi>
          </Text>
        ) : null}
      </Row>
    );
  if (error)
    return (
      <Notice
        tone="bad"
        title={words.notLoaded}
        action={
          <Button size="small" pending={asking} onClick={onRetry}>
            {verbs.tryAgain}
          </Button>
        }
      >
        {messageOf(error)}
        <ResponseDetails fault={faultOf(error)} />
      </Notice>
    );
  if (channel === undefined) return <Skeleton shape="title" width="third" />;
  return <Notice>{words.unlisted}</Notice>;
};
