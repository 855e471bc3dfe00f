import { useMemo } from 'react';
import { Card } from '#web/ui/layout/Card.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import type { BatchLine } from './batch-columns.tsx';

interface BatchTableProps {
  lines: readonly BatchLine[];
  columns: readonly Column<BatchLine>[];
}

const needsAttention = ({ error, result }: BatchLine) =>
  error !== undefined || result?.state === 'refused' || result?.state === 'unsure';

/** Rows with an error come first, so that they aren't lost among hundreds. */
const inOrder = (lines: readonly BatchLine[]) =>
  lines.toSorted((one, other) => Number(needsAttention(other)) - Number(needsAttention(one)));

export const BatchTable = ({ lines, columns }: BatchTableProps) => {
  const rows = useMemo(() => inOrder(lines), [lines]);
  return (
    <Card flush title={words.rows}>
      <DataTable
        inset
        label={words.rows}
        rows={rows}
        columns={columns}
        rowKey={({ line }) => line}
        rowName={({ name, title }) => name || title}
        empty={null}
        density="two"
      />
    </Card>
  );
};
