import type { Link } from '#contract/links.ts';
import { linkBadges } from '#web/api/link-words.ts';
import { linkPath } from '#web/lib/record-paths.ts';
import { Address } from '#web/ui/base/Address.tsx';
import { Count } from '#web/ui/base/Count.tsx';
import { LinkLines } from '#web/ui/layout/LinkLines.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { countWidth } from '#web/ui/table/count-width.ts';
import type { Column } from '#web/ui/table/table-columns.ts';
import { labels } from '#web/words/labels.ts';
import { links as words } from '#web/words/links.ts';

const CutText = ({ text }: { text: string }) => (
  <Text size="sm" tone="second" cut dir="auto" title={text}>
    {text}
  </Text>
);

/** Used if the server has a public description separate from the notes. */
export const publicColumn: Column<Link> = {
  id: 'public',
  header: labels.publicDescription,
  optional: true,
  onPhone: 'none',
  cell: ({ publicdescription = '' }) => <CutText text={publicdescription} />,
};

export const linkColumns: readonly Column<Link>[] = [
  {
    id: 'link',
    header: words.link,
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
    header: words.destination,
    onPhone: 'bare',
    cell: (link) => <Address url={link.longurl} />,
  },
  {
    id: 'notes',
    header: labels.notes,
    optional: true,
    onPhone: 'none',
    cell: ({ description }) => <CutText text={description} />,
  },
  {
    id: 'clicks',
    header: words.clicks,
    align: 'end',
    width: countWidth,
    onPhone: 'beside',
    cell: (link) => <Count value={link.clicks} />,
  },
  {
    id: 'created',
    header: labels.created,
    width: 112,
    hideBelow: 'lg',
    onPhone: 'end',
    cell: (link) => <RelativeTime value={link.date} />,
  },
];
