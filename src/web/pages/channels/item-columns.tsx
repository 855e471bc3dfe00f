import type { ChannelItem } from '#contract/channels.ts';
import { longDate, shortDate } from '#web/lib/dates.ts';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { Thumb } from '#web/ui/base/Thumb.tsx';
import { channelPage as words } from '#web/words/channel-page.ts';
import { labels } from '#web/words/labels.ts';
import { ItemTitle } from './ItemTitle.tsx';
import { kindIcons } from './item-kinds.tsx';

/** Parses a date from the server. It has no time of day, and so no time zone. */
function dayOf(date: string): Date | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return year > 0 && month > 0 ? new Date(year, month - 1, day) : undefined;
}

/** Waypost's service draws initials for items without a picture. The icon of the item's kind says more. */
const pictureOf = ({ preview }: ChannelItem) =>
  preview === '' || /\/app\/avatars\/[^/]*\.svg$/.test(preview) ? undefined : preview;

export const itemColumns: readonly Column<ChannelItem>[] = [
  {
    id: 'item',
    header: words.item,
    cell: (item) => (
      <Row gap={3} align="start" nowrap>
        <Thumb src={pictureOf(item)} fallback={kindIcons[item.type]} />
        <Lines first={<ItemTitle item={item} />} second={<ShortUrl url={item.link} />} />
      </Row>
    ),
  },
  {
    id: 'kind',
    header: labels.type,
    width: 130,
    onPhone: 'bare',
    cell: ({ type }) => words.kind[type],
  },
  {
    id: 'date',
    header: labels.created,
    width: 130,
    onPhone: 'beside',
    cell: ({ date }) => {
      const day = dayOf(date);
      return (
        <Text size="sm" tone="second" title={day && longDate(day)}>
          {day ? shortDate(day) : '–'}
        </Text>
      );
    },
  },
];
