import { GitCompareArrows, RefreshCw } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { statistics as words } from '#web/words/statistics.ts';
import { verbs } from '#web/words/verbs.ts';

interface StatisticsHeaderProps {
  /** The record that the statistics are about. Omitted for the account. */
  record?: { crumbs: readonly { label: string; to: string }[] } | undefined;
  isFetching: boolean;
  onRefresh: () => void;
}

export const StatisticsHeader = ({ record, isFetching, onRefresh }: StatisticsHeaderProps) => (
  <PageHeader
    title={words.title}
    crumbs={record?.crumbs}
    actions={
      <>
        {record ? null : (
          <LinkButton to="/statistics/compare" icon={<GitCompareArrows />}>
            {words.compare}
          </LinkButton>
        )}
        <Button icon={<RefreshCw />} compact shortcut="r" pending={isFetching} onClick={onRefresh}>
          {verbs.refresh}
        </Button>
      </>
    }
  />
);
