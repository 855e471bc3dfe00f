import { lazy, Suspense } from 'react';
import type { z } from 'zod/mini';
import type { QrDetail } from '#contract/qr.ts';
import { GroupsOfRecord } from '#web/replica/GroupsOfRecord.tsx';
import { moreOf } from '#qr/more/kinds.ts';
import { titleOf } from '#qr/title.ts';
import { longDate, parseWireTime, timeAndDay } from '#web/lib/dates.ts';
import { Address } from '#web/ui/base/Address.tsx';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Facts } from '#web/ui/layout/Facts.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { describeFile } from '#web/api/file-words.ts';
import { qrFile } from '#web/words/qr-file.ts';
import { qrPage as words } from '#web/words/qr-page.ts';
import { useContentOfSource } from './source-content.ts';
import { typeTable } from '#web/codes/type-table.tsx';

/** Lazy, since few codes are of these types. */
const MoreBadge = lazy(async () => ({ default: (await import('./MoreBadge.tsx')).MoreBadge }));

interface QrFactsProps {
  detail: z.output<typeof QrDetail> | undefined;
  /** When the response arrived, in ms since 1970. */
  readAt: number;
}

/** Shows the code's type and destination, or only its age if the server doesn't report them. */
export const QrFacts = ({ detail, readAt }: QrFactsProps) => {
  const content = useContentOfSource(detail?.source);
  if (!detail)
    return (
      <Facts
        lead={
          <Badge>
            <Skeleton width="short" />
          </Badge>
        }
        awaited={`${words.created(longDate(new Date(0)))} · ${words.dataAsOf('00:00')}`}
      />
    );
  const { source, details } = detail;
  const made = parseWireTime(details.date);
  const more = content && !source?.file ? moreOf(content) : undefined;
  const tail = [made && words.created(longDate(made)), words.dataAsOf(timeAndDay(new Date(readAt)))];
  return (
    <Facts
      lead={
        more ? (
          <Suspense>
            <MoreBadge kind={more.kind} />
          </Suspense>
        ) : (
          source && <Badge>{typeTable[source.file ? 'file' : source.type].name}</Badge>
        )
      }
      label={source?.file ? qrFile.opens : source?.type === 'link' ? words.redirectsTo : undefined}
      tail={tail.filter(Boolean).join(' · ')}
      late={<GroupsOfRecord type="qr" id={details.id} />}
    >
      {source?.file && content?.type === 'link' ? (
        <TextLink href={content.data}>{describeFile(source.file)}</TextLink>
      ) : content?.type === 'link' ? (
        <Address url={content.data} link />
      ) : (
        <bdi>{content && titleOf(content)}</bdi>
      )}
    </Facts>
  );
};
