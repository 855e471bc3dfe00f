import { Badge } from '#web/ui/base/Badge.tsx';
import { ColorDot } from '#web/ui/base/ColorDot.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { qrPath } from '#web/lib/record-paths.ts';
import { labels } from '#web/words/labels.ts';
import { verbs } from '#web/words/verbs.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import type { BatchRow } from './batch-rows.ts';
import { typeTable } from '#web/codes/type-table.tsx';

export type Result =
  | { state: 'made'; id: number; link: string }
  | { state: 'refused'; message: string }
  /** No answer came, so the code may exist. */
  | { state: 'unsure' };

/** A row of the file with its result. */
export interface BatchLine extends BatchRow {
  result: Result | undefined;
}

const status = ({ error, result }: BatchLine) => {
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
  return wrong ? (
    <Text wrap size="sm" tone="bad">
      {wrong}
    </Text>
  ) : (
    <Badge>{words.ready}</Badge>
  );
};

export const batchColumns: readonly Column<BatchLine>[] = [
  { id: 'line', header: words.line, align: 'end', width: 76, hideBelow: 'sm', cell: ({ line }) => line },
  {
    id: 'code',
    header: words.code,
    cell: ({ name, title, type, body }) => (
      <Lines
        first={<bdi>{name || title || '—'}</bdi>}
        second={`${body ? typeTable[body.type].name : type}${name && title ? ` · ${title}` : ''}`}
      />
    ),
  },
  {
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
  },
  { id: 'status', header: labels.status, width: 320, cell: status },
];
