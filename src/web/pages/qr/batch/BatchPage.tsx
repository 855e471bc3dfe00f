import { useMemo, useState } from 'react';
import { isOpen, rowsIn } from '#web/jobs/job.ts';
import { JobProgress } from '#web/jobs/JobProgress.tsx';
import { retryJob, startJob, useJobs, useJobsKnown } from '#web/jobs/jobs.ts';
import { withDesign } from '#web/jobs/kinds/create-codes.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { phone, useMedia } from '#web/browser/media.ts';
import { useNow } from '#web/browser/now.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { FormFoot } from '#web/ui/form/FormFoot.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { listing } from '#web/words/language.ts';
import { qr } from '#web/words/qr.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import { batchColumns, type BatchLine } from './batch-columns.tsx';
import { batchJob, batchLines, batchShown, hideBatch } from './batch-job.ts';
import { readBatch } from './batch-rows.ts';
import { BatchFileCard } from './BatchFileCard.tsx';
import { BatchReport } from './BatchReport.tsx';
import { BatchTable } from './BatchTable.tsx';
import { BatchTemplateCard } from './BatchTemplateCard.tsx';
import { useTemplate } from './use-template.ts';

/** Returns the input from before a reload. */
const keptText = () => {
  const kept = readStored('tab', 'qr-batch');
  return typeof kept === 'string' ? kept : '';
};

/** Imports many codes from a CSV. It shows them, creates them as a job, and offers downloads. */
export const BatchPage = () => {
  useDocumentTitle(words.title);
  const [text, setState] = useState(keptText);
  const setText = (next: string) => {
    setState(next);
    writeStored('tab', 'qr-batch', next || undefined);
  };
  const [away, setAway] = useState<string>();
  const template = useTemplate();
  const { design } = template;
  const [isHanding, setHanding] = useState(false);
  const isKnown = useJobsKnown();
  const isPhone = useMedia(phone);
  const newest = batchShown(useJobs(), useNow());
  const job = newest?.id === away ? undefined : newest;
  const file = useMemo(() => (text.trim() ? readBatch(text) : { rows: [] }), [text]);
  const lines = useMemo(
    () =>
      job
        ? batchLines(job)
        : file.rows.map((row): BatchLine => ({
            ...row,
            body: row.body && withDesign(row.body, design),
            result: undefined,
          })),
    [job, file, design],
  );
  const ready = lines.filter(({ body }) => body).length;
  const wrong = lines.length - ready;
  const make = async () => {
    setHanding(true);
    // Rows that were created must not reappear, or they would be created twice.
    if (await startJob(batchJob(file.rows, design))) setText('');
    setHanding(false);
  };
  // The button appears with the first row that can be created.
  const create =
    job || ready === 0 ? undefined : (
      <Button
        variant="primary"
        wide={isPhone}
        disabled={!isKnown || template.isWaiting}
        pending={isHanding}
        onClick={() => void make()}
      >
        {words.createCount(ready)}
      </Button>
    );
  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          crumbs={[{ label: qr.title, to: '/qr' }]}
          actions={isPhone ? undefined : create}
        />
      }
    >
      {job ? null : (
        <>
          <BatchFileCard text={text} onText={setText} error={file.error} />
          <BatchTemplateCard template={template} />
        </>
      )}
      {job && isOpen(job) ? (
        <Card>
          <JobProgress job={job} />
        </Card>
      ) : null}
      {job && !isOpen(job) ? (
        <BatchReport
          lines={lines}
          onRetry={() => retryJob(job.id, rowsIn(job, 'failed').length > 0 ? ['failed'] : [])}
          onAgain={() => {
            hideBatch(job);
            setAway(job.id);
          }}
        />
      ) : null}
      {!job && wrong > 0 ? (
        <Notice
          tone={ready === 0 ? 'bad' : 'warn'}
          title={ready === 0 ? words.nothingReady : words.wrongRows(wrong)}
        >
          {ready === 0 ? words.nothingReadyText : words.wrongRowsText}
        </Notice>
      ) : null}
      {!job && file.unknown && file.unknown.length > 0 ? (
        <Notice tone="warn" title={words.unknownColumns(file.unknown.length)}>
          {words.unknownColumnsText(listing(file.unknown))}
        </Notice>
      ) : null}
      {!job && file.repeated ? <Notice>{words.repeated(file.repeated)}</Notice> : null}
      {lines.length > 0 && (!job || isOpen(job)) ? <BatchTable lines={lines} columns={batchColumns} /> : null}
      {/* On a phone, the button is at the foot, since the header scrolls out of view above the rows. */}
      {isPhone && create ? <FormFoot>{create}</FormFoot> : null}
    </Page>
  );
};
