import type { z } from 'zod';
import type { QrType } from '#contract/qr-data.ts';
import type { QrDetail } from '#contract/qr.ts';
import { clockTime, longDate, parseWireTime } from '#web/lib/dates.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { Address } from '#web/ui/Address.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

interface QrFactsProps {
  detail: z.output<typeof QrDetail> | undefined;
  /** When the answer came, in ms since 1970. */
  readAt: number;
}

const typeNames: Readonly<Record<QrType, string>> = {
  text: 'Text',
  vcard: 'Contact',
  link: 'Link',
  email: 'E-mail',
  phone: 'Phone',
  sms: 'SMS',
  wifi: 'Wi-Fi',
};

/** What the code is and where it leads. A server that does not tell shows its age only. */
export const QrFacts = ({ detail, readAt }: QrFactsProps) => {
  if (!detail) return <Skeleton width="half" />;
  const { source, details } = detail;
  const made = parseWireTime(details.date);
  const tail = [made && `made ${longDate(made)}`, `figures as of ${clockTime(new Date(readAt))}`];
  const data = typeof source?.data === 'string' ? source.data : undefined;
  return (
    <Facts
      lead={source && <Badge>{typeNames[source.type]}</Badge>}
      label={source?.type === 'link' ? 'leads to' : undefined}
      tail={tail.filter(Boolean).join(' · ')}
    >
      {source?.type === 'link' && data ? <Address url={readableUrl(data)} link /> : <bdi>{data}</bdi>}
    </Facts>
  );
};
