import type { RowFigures } from '#web/api/figures.ts';
import { figureColumn } from '#web/statistics/figure-column.tsx';
import type { Channel } from '#contract/channels.ts';
import { toHex } from '#web/lib/colors.ts';
import { ColorDot } from '#web/ui/base/ColorDot.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { StarButton } from '#web/ui/base/StarButton.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { channels as words } from '#web/words/channels.ts';
import { labels } from '#web/words/labels.ts';

export const channelColumns = (
  onStar: (channel: Channel, starred: boolean) => void,
  figures: RowFigures | undefined,
): readonly Column<Channel>[] => [
  {
    id: 'channel',
    header: words.channel,
    cell: (channel) => (
      <Row gap={2} nowrap>
        <StarButton
          name={channel.name}
          starred={channel.starred}
          onChange={(starred) => onStar(channel, starred)}
        />
        <ColorDot color={toHex(channel.color)} />
        <Lines
          first={
            <TextLink to={`/channels/${channel.id}`} look="quiet">
              <bdi>{channel.name}</bdi>
            </TextLink>
          }
        />
      </Row>
    ),
  },
  {
    id: 'description',
    header: labels.description,
    onPhone: 'bare',
    cell: ({ description }) =>
      description ? (
        <Text size="sm" tone="second" cut title={description}>
          <bdi>{description}</bdi>
        </Text>
      ) : null,
  },
  ...figureColumn(figures, {
    id: 'items',
    header: words.items,
    of: ({ links = 0, qrs = 0, bios = 0 }) => links + qrs + bios,
  }),
];
