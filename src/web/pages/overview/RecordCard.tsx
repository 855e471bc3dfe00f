import type { ReactNode } from 'react';
import { ApiError, messageOf } from '#web/client/api-error.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { RecordList } from '#web/ui/layout/RecordList.tsx';
import type { RecordLine } from '#web/ui/layout/record-lines.ts';
import { TextLink } from '#web/ui/base/TextLink.tsx';

interface RecordCardProps {
  title: string;
  /** What is not told by the title: of how many these are the most. */
  text?: string | undefined;
  all: { label: string; to: string };
  lines: readonly RecordLine[] | undefined;
  pictured?: boolean;
  empty: ReactNode;
  /** "this server has no QR codes" */
  part: string;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** A few records of one reading: awaited, there, none, or failed. */
export const RecordCard = ({
  title,
  text,
  all,
  lines,
  pictured,
  empty,
  part,
  error,
  isFetching,
  refetch,
}: RecordCardProps) => {
  if (error instanceof ApiError && error.status === 404)
    return (
      <Card title={title}>
        <EmptyState small title={`This server has no ${part}`}>
          It speaks this API, but without this part of it.
        </EmptyState>
      </Card>
    );
  if (error && !lines)
    return (
      <Card title={title}>
        <Notice
          tone="bad"
          title="This could not be read"
          action={
            <Button size="small" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error)}
        </Notice>
      </Card>
    );
  if (lines?.length === 0) return <Card title={title}>{empty}</Card>;
  return (
    <Card title={title} text={text} actions={<TextLink to={all.to}>{all.label}</TextLink>} flush>
      <RecordList label={title} items={lines} pictured={pictured} />
    </Card>
  );
};
