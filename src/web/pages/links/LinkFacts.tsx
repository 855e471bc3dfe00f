import type { Link } from '#contract/links.ts';
import { campaignsOf } from '#web/api/links.ts';
import { GroupsOfRecord } from '#web/replica/GroupsOfRecord.tsx';
import { longDate, parseWireTime, timeAndDay } from '#web/lib/dates.ts';
import { Address } from '#web/ui/base/Address.tsx';
import { Facts } from '#web/ui/layout/Facts.tsx';
import { linkPage as words } from '#web/words/link-page.ts';

interface LinkFactsProps {
  link: Link | undefined;
  /** When the figures were loaded, in ms since 1970. 0 while loading. */
  readAt: number;
}

export const LinkFacts = ({ link, readAt }: LinkFactsProps) => {
  if (!link)
    return (
      <Facts
        label={words.redirectsTo}
        awaited={`${words.created(longDate(new Date(0)))} · ${words.dataAsOf('00:00')}`}
      />
    );
  const created = parseWireTime(link.date);
  const tail = [
    created && words.created(longDate(created)),
    readAt > 0 && words.dataAsOf(timeAndDay(new Date(readAt))),
  ];
  return (
    <Facts
      label={words.redirectsTo}
      tail={tail.filter(Boolean).join(' · ')}
      late={<GroupsOfRecord type="links" id={link.id} campaigns={campaignsOf(link)} />}
    >
      <Address url={link.longurl} link />
    </Facts>
  );
};
