import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { accountDetails } from '#web/api/account.ts';
import { useCredentials } from '#web/api/credentials.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { keep, recall } from '#web/lib/kept.ts';
import { countOf } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { batchWork, useBatch } from './batch-work.ts';
import { batchColumns, type BatchLine } from './batch-columns.tsx';
import { readBatch } from './batch-rows.ts';
import { BatchFileCard } from './BatchFileCard.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { BatchReport } from './BatchReport.tsx';

/** What stood there before a reload. */
const keptText = () => {
  const kept = recall('tab', 'qr-batch');
  return typeof kept === 'string' ? kept : '';
};

/** Many codes from a CSV: shown first, made then, taken away at the end. */
export const BatchPage = () => {
  useDocumentTitle('QR codes from a CSV');
  const [text, setState] = useState(keptText);
  const setText = (next: string) => {
    setState(next);
    keep('tab', 'qr-batch', next || undefined);
  };
  const client = useQueryClient();
  const account = useQuery(accountDetails()).data?.id;
  const credentials = useCredentials();
  const owner = credentials && { server: credentials.server, key: credentials.key, account };
  const batch = useBatch(owner);
  const { phase, results } = batch;
  const file = useMemo(() => (text.trim() ? readBatch(text) : { rows: [] }), [text]);
  const rows = phase === 'idle' ? file.rows : batch.rows;
  const lines = useMemo(
    () => rows.map((row): BatchLine => ({ ...row, result: results.get(row.line) })),
    [rows, results],
  );
  const ready = rows.filter(({ body }) => body).length;
  const wrong = rows.length - ready;
  const isBusy = phase === 'running' || phase === 'stopping' || phase === 'paused';
  const make = () => {
    batchWork.start(client, owner, rows);
    // What is made must not be there again later, to be made twice.
    setText('');
  };
  return (
    <Page
      header={
        <PageHeader
          title="From a CSV"
          crumbs={[{ label: 'QR codes', to: '/qr' }]}
          actions={
            phase === 'idle' ? (
              <Button variant="primary" disabled={ready === 0} onClick={make}>
                {ready === 0 ? 'Make QR codes' : `Make ${countOf(ready, 'QR code')}`}
              </Button>
            ) : undefined
          }
        />
      }
    >
      {phase === 'idle' ? <BatchFileCard text={text} onText={setText} error={file.error} /> : null}
      {isBusy ? (
        <Card>
          <BatchProgress
            batch={batch}
            total={ready}
            onPause={batchWork.pause}
            onGoOn={() => batchWork.goOn(client)}
            onCancel={batchWork.cancel}
          />
        </Card>
      ) : null}
      {phase === 'over' ? (
        <BatchReport lines={lines} onRetry={() => batchWork.retry(client)} onAgain={batchWork.clear} />
      ) : null}
      {phase === 'idle' && wrong > 0 ? (
        <Notice tone="warn" title={`${countOf(wrong, 'row')} can't be made`}>
          What is marked below is left out. Put it right in the file, or go on without it.
        </Notice>
      ) : null}
      {rows.length > 0 ? (
        <Card flush>
          <DataTable
            inset
            label="Rows of the file"
            rows={lines}
            columns={batchColumns}
            rowKey={({ line }) => line}
            rowName={({ name, title }) => name || title}
            empty={null}
            density="two"
          />
        </Card>
      ) : null}
    </Page>
  );
};
