import { useQuery } from '@tanstack/react-query';
import { Activity, Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#web/client/api-error.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { accountRequests, allRequests, type RequestsStatus } from '#web/api/support.ts';
import { csvText } from '#web/lib/csv.ts';
import { downloadText, fileName } from '#web/browser/download.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { FailedRead } from '#web/ui/layout/FailedRead.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { requestColumns } from './request-columns.tsx';

interface RequestsCardProps {
  id: number;
}

const statuses: readonly { value: RequestsStatus | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'refused', label: 'Refused (4xx)' },
  { value: 'limited', label: 'Over the limit (429)' },
  { value: 'failed', label: 'Failed (5xx)' },
];

const head = ['at', 'method', 'path', 'status', 'ms'] as const;
const shown = 10;

export const RequestsCard = ({ id }: RequestsCardProps) => {
  const [status, setStatus] = useState<RequestsStatus>();
  const [isSaving, setSaving] = useState(false);
  const list = useQuery({ ...accountRequests(id, { page: 1, limit: shown, status }), enabled: id > 0 });
  const reading = listStatusOf(list);
  const save = async () => {
    setSaving(true);
    try {
      const rows = await allRequests(id, status);
      const text = csvText(
        head,
        rows.map((row) => head.map((name) => row[name])),
      );
      downloadText(text, fileName(`requests of account ${id}`, 'csv'), 'text/csv');
    } catch (error) {
      toast(messageOf(error), { tone: 'bad' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Card
      flush
      title="Latest API requests"
      text="Kept for a week, a thousand at most; never what was sent in them."
      actions={
        <Row gap={2}>
          <Select
            fit
            aria-label="Which requests"
            value={status ?? ''}
            options={statuses}
            onChange={({ target }) =>
              setStatus(statuses.find(({ value }) => value === target.value)?.value || undefined)
            }
          />
          <Button icon={<Download />} pending={isSaving} onClick={() => void save()}>
            CSV
          </Button>
        </Row>
      }
    >
      <DataTable
        inset
        keys={false}
        label="Latest API requests"
        rows={list.data?.requests}
        columns={requestColumns}
        rowKey={(row) => row.id}
        rowName={({ method, path }) => `${method} ${path}`}
        density="compact"
        skeletonRows={3}
        stale={reading.isStale}
        error={reading.error ? <FailedRead what="requests" reading={reading} /> : undefined}
        empty={
          <EmptyState small icon={<Activity />} title={status ? 'No such requests' : 'No requests'}>
            None in the last week.
          </EmptyState>
        }
      />
    </Card>
  );
};
