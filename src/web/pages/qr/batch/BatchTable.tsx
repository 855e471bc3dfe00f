import { Card } from '#web/ui/layout/Card.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import type { BatchLine } from './batch-columns.tsx';

interface BatchTableProps {
  lines: readonly BatchLine[];
  columns: readonly Column<BatchLine>[];
}

export const BatchTable = ({ lines, columns }: BatchTableProps) => (
  <Card flush title={words.rows}>
    <DataTable
      inset
      label={words.rows}
      rows={lines}
      columns={columns}
      rowKey={({ line }) => line}
      rowName={({ name, title }) => name || title}
      empty={null}
      density="two"
    />
  </Card>
);
