import { CircleMinus, Copy, ExternalLink, SquareArrowOutUpRight } from 'lucide-react';
import type { Link } from '#contract/links.ts';
import { linkPath } from '#web/lib/record-paths.ts';
import { isWebUrl } from '#web/lib/urls.ts';
import { copyAndTell } from '#web/ui/base/copy-and-tell.ts';
import type { RowActions } from '#web/ui/table/table-columns.ts';

export const campaignLinkActions =
  (takeOut: (link: Link) => void): RowActions<Link> =>
  (link) => [
    { label: 'Open', icon: <SquareArrowOutUpRight />, shortcut: 'enter', to: linkPath(link.shorturl) },
    {
      label: 'Copy short URL',
      icon: <Copy />,
      shortcut: 'c',
      quick: true,
      onSelect: () => void copyAndTell(link.shorturl, 'Short URL copied'),
    },
    ...(isWebUrl(link.longurl)
      ? [{ label: 'Open destination', icon: <ExternalLink />, href: link.longurl }]
      : []),
    'separator',
    {
      label: 'Remove from campaign',
      icon: <CircleMinus />,
      shortcut: 'backspace',
      danger: true,
      onSelect: () => takeOut(link),
    },
  ];
