import type { Link } from '#contract/links.ts';
import { linkBadges } from '#web/api/link-words.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { linkPath } from '#web/lib/record-paths.ts';
import { Address } from '#web/ui/Address.tsx';
import { Badges } from '#web/ui/Badges.tsx';
import { Count } from '#web/ui/Count.tsx';
import { Lines } from '#web/ui/Lines.tsx';
import { Row } from '#web/ui/Row.tsx';
import { ShareBar } from '#web/ui/ShareBar.tsx';
import { ShortUrl } from '#web/ui/ShortUrl.tsx';
import type { Column } from '#web/ui/table-columns.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

/** @param clicks of the whole campaign */
export const campaignLinkColumns = (clicks: number): readonly Column<Link>[] => [
  {
    id: 'link',
    header: 'Link',
    cell: (link) => (
      <Lines
        first={
          <Row gap={2} nowrap>
            <TextLink to={linkPath(link.shorturl)} look="quiet">
              <ShortUrl url={readableUrl(link.shorturl)} />
            </TextLink>
            {link.state ? <Badges items={linkBadges(link.state)} most={1} /> : null}
          </Row>
        }
        second={<bdi>{link.title}</bdi>}
      />
    ),
  },
  {
    id: 'destination',
    header: 'Destination',
    hideBelow: 'md',
    cell: (link) => <Address url={readableUrl(link.longurl)} />,
  },
  { id: 'clicks', header: 'Clicks', align: 'end', width: 88, cell: (link) => <Count value={link.clicks} /> },
  {
    id: 'share',
    header: 'Share',
    width: 168,
    cell: (link) => <ShareBar part={link.clicks} whole={clicks} />,
  },
];
