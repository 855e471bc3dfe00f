import { ListChecks } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { jobTitle } from '#web/jobs/job-words.ts';
import { useJob, useJobsKnown } from '#web/jobs/jobs.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { tasks as words } from '#web/words/tasks.ts';
import { JobDetail } from './JobDetail.tsx';

const crumbs = [{ label: words.title, to: '/jobs' }];

export const JobPage = () => {
  const job = useJob(useParams()['id']);
  const isKnown = useJobsKnown();
  const title = job ? jobTitle(job) : words.title;
  useDocumentTitle(title);
  return (
    <Page header={<PageHeader title={title} crumbs={job && crumbs} />}>
      {job ? (
        <JobDetail job={job} />
      ) : isKnown ? (
        <EmptyState
          icon={<ListChecks />}
          title={words.notFound}
          action={<LinkButton to="/jobs">{words.all}</LinkButton>}
        >
          {words.notFoundText}
        </EmptyState>
      ) : (
        <Card>
          <Skeleton width="most" />
        </Card>
      )}
    </Page>
  );
};
