import type { Qr } from '#contract/qr.ts';
import { Count } from '#web/ui/base/Count.tsx';
import { Tooltip } from '#web/ui/base/Tooltip.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import { countWidth } from '#web/ui/table/count-width.ts';
import type { Column } from '#web/ui/table/table-columns.ts';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { CodeContent } from './CodeContent.tsx';
import { labels } from '#web/words/labels.ts';
import { qr as words } from '#web/words/qr.ts';

export const nameOf = (code: Qr) => code.name || labels.qrCode(code.id);

interface CodeProps {
  code: Qr;
}

const Picture = ({ code: { image } }: CodeProps) => {
  const picture = <QrPicture src={image} alt="" />;
  return image ? (
    <Tooltip side="right" text={<QrPicture src={image} alt="" size="scannable" />}>
      {picture}
    </Tooltip>
  ) : (
    picture
  );
};

export const qrColumns: readonly Column<Qr>[] = [
  {
    id: 'code',
    header: words.code,
    cell: (code) => (
      <Row gap={3} align="start" nowrap>
        <Picture code={code} />
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
  {
    id: 'content',
    header: words.content,
    onPhone: 'bare',
    cell: (code) => <CodeContent code={code} />,
  },
  {
    id: 'scans',
    header: words.scans,
    align: 'end',
    width: countWidth,
    onPhone: 'beside',
    cell: (code) => <Count value={code.scans} />,
  },
  {
    id: 'created',
    header: labels.created,
    width: 112,
    hideBelow: 'lg',
    onPhone: 'end',
    cell: (code) => <RelativeTime value={code.date} />,
  },
];
