import type { Bio } from '#contract/bio.ts';
import { bioPath } from '#web/lib/record-paths.ts';
import { Avatar } from '#web/ui/base/Avatar.tsx';
import { Count } from '#web/ui/base/Count.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { bio as words } from '#web/words/bio.ts';
import { labels } from '#web/words/labels.ts';

export const bioColumns: readonly Column<Bio>[] = [
  {
    id: 'bio',
    header: words.bioPage,
    cell: ({ id, title, link, picture }) => (
      <Row gap={3} nowrap>
        <Avatar name={title} src={picture} />
        <Lines
          first={
            <TextLink to={bioPath(id)} look="quiet">
              <bdi>{title}</bdi>
            </TextLink>
          }
          second={<ShortUrl url={link} />}
        />
      </Row>
    ),
  },
  {
    id: 'links',
    header: words.links,
    align: 'end',
    width: 110,
    onPhone: 'beside',
    cell: ({ links }) => <Count value={links} />,
  },
  {
    id: 'views',
    header: words.views,
    align: 'end',
    width: 110,
    onPhone: 'beside',
    cell: ({ views }) => <Count value={views} />,
  },
  {
    id: 'made',
    header: labels.created,
    width: 140,
    hideBelow: 'sm',
    onPhone: 'end',
    cell: ({ date }) => <RelativeTime value={date} />,
  },
];
