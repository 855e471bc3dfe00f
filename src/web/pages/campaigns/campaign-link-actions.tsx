import { CircleMinus, Copy, ExternalLink, SquareArrowOutUpRight } from 'lucide-react';
import type { Link } from '#contract/links.ts';
import { linkPath } from '#web/lib/record-paths.ts';
import { isWebUrl } from '#web/lib/urls.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import type { RowActions } from '#web/ui/table/table-columns.ts';
import { campaigns } from '#web/words/campaigns.ts';
import { links } from '#web/words/links.ts';
import { verbs } from '#web/words/verbs.ts';

export const campaignLinkActions =
  (takeOut: (link: Link) => void): RowActions<Link> =>
  (link) => [
    { label: verbs.open, icon: <SquareArrowOutUpRight />, shortcut: 'enter', to: linkPath(link.shorturl) },
    {
      label: verbs.copyShortUrl,
      icon: <Copy />,
      shortcut: 'c',
      quick: true,
      onSelect: () => void copyWithToast(link.shorturl, verbs.shortUrlCopied),
    },
    ...(isWebUrl(link.longurl)
      ? [{ label: links.openDestination, icon: <ExternalLink />, href: link.longurl }]
      : []),
    'separator',
    {
      label: campaigns.removeLinks,
      icon: <CircleMinus />,
      shortcut: 'backspace',
      danger: true,
      onSelect: () => takeOut(link),
    },
  ];
