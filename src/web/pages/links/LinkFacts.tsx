import type { Link } from '#contract/links.ts';
import { HeldBy } from '#web/replica/HeldBy.tsx';
import { clockTime, longDate, parseWireTime } from '#web/lib/dates.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { Address } from '#web/ui/base/Address.tsx';
import { Facts } from '#web/ui/layout/Facts.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';

interface LinkFactsProps {
  link: Link | undefined;
  /** When the figures came, in ms since 1970; 0 while they are awaited. */
  readAt: number;
}

/** Where the link leads, and how old it and its figures are. */
export const LinkFacts = ({ link, readAt }: LinkFactsProps) => {
  if (!link) return <Skeleton width="half" />;
  const made = parseWireTime(link.date);
  const tail = [
    made && `made ${longDate(made)}`,
    readAt > 0 && `figures as of ${clockTime(new Date(readAt))}`,
  ];
  return (
    <>
      <Facts label="leads to" tail={tail.filter(Boolean).join(' · ')}>
        <Address url={readableUrl(link.longurl)} link />
      </Facts>
      <HeldBy type="links" id={link.id} />
    </>
  );
};
