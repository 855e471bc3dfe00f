import { useQuery } from '@tanstack/react-query';
import { Activity, Download } from 'lucide-react';
import { useState } from 'react';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { accountRequests, allRequests, type RequestsStatus } from '#web/api/support.ts';
import { csvText } from '#web/lib/csv.ts';
import { downloadText, fileName } from '#web/browser/download.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { labels } from '#web/words/labels.ts';
import { supportAccount as words } from '#web/words/support-account.ts';
import { verbs } from '#web/words/verbs.ts';
import { requestColumns } from './request-columns.tsx';

interface RequestsCardProps {
  id: number;
  /** Whether an inspection is open. Without one, the service refuses to list requests. */
  isOpen: boolean;
}

const statuses: readonly { value: RequestsStatus | ''; label: string }[] = [
  { value: '', label: words.allRequests },
  { value: 'refused', label: words.refused },
  { value: 'limited', label: words.limited },
  { value: 'failed', label: words.failed },
];

const head = ['at', 'method', 'path', 'status', 'ms'] as const;
const shown = 10;

export const RequestsCard = ({ id, isOpen }: RequestsCardProps) => {
  const [status, setStatus] = useState<RequestsStatus>();
  const [isSaving, setSaving] = useState(false);
  const list = useQuery({ ...accountRequests(id, { page: 1, limit: shown, status }), enabled: isOpen });
  const reading = listStatusOf(list);
  const save = async () => {
    setSaving(true);
    try {
      const rows = await allRequests(id, status);
      const text = csvText(
        head,
        rows.map((row) => head.map((name) => row[name])),
      );
      downloadText(text, fileName(words.requestsFile(id), 'csv'), 'text/csv');
    } catch (error) {
      toast(wholeMessageOf(error), { tone: 'bad' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Card
      flush
      title={words.requests}
      text={words.requestsText}
      actions={
        <Row gap={2}>
          <Select
            fit
            aria-label={labels.status}
            value={status ?? ''}
            options={statuses}
            onChange={({ target }) =>
              setStatus(statuses.find(({ value }) => value === target.value)?.value || undefined)
            }
          />
          <Button icon={<Download />} pending={isSaving} onClick={() => void save()}>
            {verbs.exportCsv}
          </Button>
        </Row>
      }
    >
      <DataTable
        inset
        keys={false}
        label={words.requests}
        rows={list.data?.requests}
        columns={requestColumns}
        rowKey={(row) => row.id}
        rowName={({ method, path }) => `${method} ${path}`}
        density="compact"
        skeletonRows={3}
        stale={reading.isStale}
        error={reading.error ? <LoadError what={words.requestsNoun} reading={reading} /> : undefined}
        empty={
          <EmptyState small icon={<Activity />} title={status ? words.noMatchingRequests : words.noRequests}>
            {words.noRequestsText}
          </EmptyState>
        }
      />
    </Card>
  );
};
