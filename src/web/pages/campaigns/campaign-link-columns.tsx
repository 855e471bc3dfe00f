import type { Link } from '#contract/links.ts';
import { linkBadges } from '#web/api/link-words.ts';
import { linkPath } from '#web/lib/record-paths.ts';
import { Address } from '#web/ui/base/Address.tsx';
import { Count } from '#web/ui/base/Count.tsx';
import { LinkLines } from '#web/ui/layout/LinkLines.tsx';
import { ShareBar } from '#web/ui/chart/ShareBar.tsx';
import { countWidth } from '#web/ui/table/count-width.ts';
import type { Column } from '#web/ui/table/table-columns.ts';
import { campaignPage as words } from '#web/words/campaign-page.ts';
import { links } from '#web/words/links.ts';

/** @param clicks the whole campaign's clicks */
export const campaignLinkColumns = (clicks: number): readonly Column<Link>[] => [
  {
    id: 'link',
    header: links.link,
    cell: ({ shorturl, title, state }) => (
      <LinkLines
        shortUrl={shorturl}
        to={linkPath(shorturl)}
        title={title}
        badges={state ? linkBadges(state) : []}
      />
    ),
  },
  {
    id: 'destination',
    header: links.destination,
    hideBelow: 'md',
    onPhone: 'bare',
    cell: (link) => <Address url={link.longurl} />,
  },
  {
    id: 'clicks',
    header: links.clicks,
    align: 'end',
    width: countWidth,
    onPhone: 'beside',
    cell: (link) => <Count value={link.clicks} />,
  },
  {
    id: 'share',
    header: words.share,
    width: 144,
    onPhone: 'none',
    cell: (link) => <ShareBar part={link.clicks} whole={clicks} />,
  },
];
