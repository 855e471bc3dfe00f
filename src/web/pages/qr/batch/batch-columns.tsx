import { moreOf } from '#qr/more/kinds.ts';
import { imageOf } from '#web/codes/drawing.ts';
import { typeTable } from '#web/codes/type-table.tsx';
import { inBrief } from '#web/codes/verdict.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { ColorDot } from '#web/ui/base/ColorDot.tsx';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { ChecksList } from '#web/ui/layout/ChecksList.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { qrPath } from '#web/lib/record-paths.ts';
import { listing } from '#web/words/language.ts';
import { labels } from '#web/words/labels.ts';
import { verbs } from '#web/words/verbs.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import { moreTable } from '#web/pages/qr/studio/more-table.tsx';
import { isMore } from '#web/pages/qr/studio/qr-form.ts';
import { type BatchRow, isBatchType } from './batch-rows.ts';
import type { ScanCheck } from './use-scan-checks.ts';

export type Result =
  | { state: 'made'; id: number; link: string }
  | { state: 'refused'; message: string }
  /** No response arrived, so the code may exist. */
  | { state: 'unsure' };

/** A row of the file with its result. */
export interface BatchLine extends BatchRow {
  result: Result | undefined;
  /** The readers' results for its picture. */
  tried?: ScanCheck;
}

const status = ({ error, result, unused }: BatchLine) => {
  if (result?.state === 'made')
    return (
      <Row gap={2}>
        <Badge tone="good">{words.made}</Badge>
        <TextLink to={qrPath(result.id)}>{verbs.open}</TextLink>
      </Row>
    );
  if (result?.state === 'unsure')
    return (
      <Text wrap size="sm" tone="warn">
        {words.unsure}
      </Text>
    );
  const wrong = error ?? (result?.state === 'refused' ? result.message : undefined);
  if (wrong)
    return (
      <Text wrap size="sm" tone="bad">
        {wrong}
      </Text>
    );
  return unused.length > 0 ? (
    <Text wrap size="sm" tone="warn">
      {words.unused(listing(unused))}
    </Text>
  ) : (
    <Badge>{words.ready}</Badge>
  );
};

const nameOfType = ({ body, type }: BatchLine) => {
  const kind = (body && moreOf(body)?.kind) ?? body?.type ?? type;
  if (!isBatchType(kind)) return kind;
  return isMore(kind) ? moreTable[kind].name : typeTable[kind].name;
};

const line: Column<BatchLine> = {
  id: 'line',
  header: words.line,
  align: 'end',
  width: 92,
  cell: (row) => row.line,
};

const code: Column<BatchLine> = {
  id: 'code',
  header: words.code,
  cell: (row) => (
    <Lines
      first={<bdi>{row.name || row.title || '—'}</bdi>}
      second={`${nameOfType(row)}${row.name && row.title ? ` · ${row.title}` : ''}`}
    />
  ),
};

const colors: Column<BatchLine> = {
  id: 'colors',
  header: words.colors,
  width: 90,
  hideBelow: 'md',
  cell: ({ body }) => (
    <Row gap={1} nowrap>
      <ColorDot color={body?.foreground ?? 'rgb(0,0,0)'} />
      <ColorDot color={body?.background ?? 'rgb(255,255,255)'} />
    </Row>
  ),
};

const picture: Column<BatchLine> = {
  id: 'picture',
  header: qrDrawing.verdict,
  width: 320,
  cell: ({ tried }) =>
    tried ? (
      <Row gap={3} nowrap>
        <QrPicture src={imageOf(tried.drawing)} overlay={tried.drawing.overlay} alt="" />
        <Text as="div" wrap>
          <ChecksList items={inBrief(tried.drawing, tried)} />
        </Text>
      </Row>
    ) : null,
};

/** Columns before the codes are created. */
export const batchColumns: readonly Column<BatchLine>[] = [
  code,
  line,
  colors,
  { id: 'status', header: labels.status, width: 320, cell: status },
];

/** Columns after the codes are created, with the readers' results. */
export const createdColumns: readonly Column<BatchLine>[] = [
  code,
  line,
  picture,
  { id: 'status', header: labels.status, width: 220, cell: status },
];
