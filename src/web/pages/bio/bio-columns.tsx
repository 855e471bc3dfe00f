import type { Bio } from '#contract/bio.ts';
import { bioPath } from '#web/lib/record-paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Count } from '#web/ui/Count.tsx';
import { Lines } from '#web/ui/Lines.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { Row } from '#web/ui/Row.tsx';
import { ShortUrl } from '#web/ui/ShortUrl.tsx';
import type { Column } from '#web/ui/table-columns.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

export const bioColumns: readonly Column<Bio>[] = [
  {
    id: 'bio',
    header: 'Bio page',
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
  { id: 'links', header: 'Links', align: 'end', width: 110, cell: ({ links }) => <Count value={links} /> },
  { id: 'views', header: 'Views', align: 'end', width: 110, cell: ({ views }) => <Count value={views} /> },
  {
    id: 'made',
    header: 'Made',
    width: 140,
    hideBelow: 'sm',
    cell: ({ date }) => <RelativeTime value={date} />,
  },
];
