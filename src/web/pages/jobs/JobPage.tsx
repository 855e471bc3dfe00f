import { ListChecks } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useJob, useJobsKnown } from '#web/jobs/jobs.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { JobDetail } from './JobDetail.tsx';

const crumbs = [{ label: 'Work', to: '/jobs' }];

/** One piece of work of many requests. */
export const JobPage = () => {
  const job = useJob(useParams()['id']);
  const isKnown = useJobsKnown();
  useDocumentTitle(job?.title ?? 'Work');
  return (
    <Page header={<PageHeader title={job?.title ?? 'Work'} crumbs={crumbs} />}>
      {job ? (
        <JobDetail job={job} />
      ) : isKnown ? (
        <EmptyState
          icon={<ListChecks />}
          title="This work is not here"
          action={<LinkButton to="/jobs">All work</LinkButton>}
        >
          It was removed, or it belongs to another browser. What is over is kept for a week.
        </EmptyState>
      ) : (
        <Card>
          <Skeleton width="most" />
        </Card>
      )}
    </Page>
  );
};
