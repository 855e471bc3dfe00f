import type { Qr } from '#contract/qr.ts';
import { Count } from '#web/ui/Count.tsx';
import { Lines } from '#web/ui/Lines.tsx';
import { QrPicture } from '#web/ui/QrPicture.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { Row } from '#web/ui/Row.tsx';
import { ShortUrl } from '#web/ui/ShortUrl.tsx';
import type { Column } from '#web/ui/table-columns.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

export const nameOf = (code: Qr) => code.name || `QR code ${code.id}`;

export const qrColumns: readonly Column<Qr>[] = [
  {
    id: 'code',
    header: 'QR code',
    cell: (code) => (
      <Row gap={3} nowrap>
        <QrPicture src={code.image} alt="" />
        <Lines
          first={
            <TextLink to={`/qr/${code.id}`} look="quiet">
              <bdi>{nameOf(code)}</bdi>
            </TextLink>
          }
          second={<ShortUrl url={code.link} />}
        />
      </Row>
    ),
  },
  { id: 'scans', header: 'Scans', align: 'end', width: 110, cell: (code) => <Count value={code.scans} /> },
  {
    id: 'created',
    header: 'Created',
    width: 140,
    hideBelow: 'sm',
    cell: (code) => <RelativeTime value={code.date} />,
  },
];
