import { ListChecks } from 'lucide-react';
import { isOpen } from '#web/jobs/job.ts';
import { jobTitle } from '#web/jobs/job-words.ts';
import { JobProgress } from '#web/jobs/JobProgress.tsx';
import { removeJob, useJobs, useJobsKnown } from '#web/jobs/jobs.ts';
import { focusHeading } from '#web/browser/focus-heading.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { jobPath } from '#web/lib/record-paths.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { tasks as words } from '#web/words/tasks.ts';
import { JobActions } from './JobActions.tsx';

/** Lists the jobs in progress, and the results of jobs that ended in the last few days. */
export const JobsPage = () => {
  useDocumentTitle(words.title);
  const jobs = useJobs();
  const isKnown = useJobsKnown();
  const ended = jobs.filter((job) => !isOpen(job));
  const removeEnded = () => {
    for (const { id } of ended) removeJob(id);
    focusHeading();
  };
  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          count={isKnown && jobs.length > 0 ? jobs.length : undefined}
          actions={
            ended.length > 0 ? <Button onClick={removeEnded}>{words.clearFinished}</Button> : undefined
          }
        />
      }
    >
      {isKnown && jobs.length === 0 ? (
        <EmptyState icon={<ListChecks />} title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : null}
      {jobs.length > 0 ? (
        <Text size="sm" tone="second" as="p">
          {words.text}
        </Text>
      ) : null}
      {isKnown ? null : (
        <Card>
          <Skeleton width="most" />
        </Card>
      )}
      {jobs.map((job) => (
        <Card key={job.id}>
          <JobProgress
            job={job}
            title={
              <TextLink look="quiet" to={jobPath(job.id)}>
                {jobTitle(job)}
              </TextLink>
            }
            actions={<JobActions job={job} />}
          />
        </Card>
      ))}
    </Page>
  );
};
