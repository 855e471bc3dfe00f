import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listStatusOf } from '#web/client/list-status.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { layout } from '#web/words/layout.ts';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { RecordList } from '#web/ui/layout/RecordList.tsx';
import type { RecordLine } from '#web/ui/layout/record-lines.ts';
import { TextLink } from '#web/ui/base/TextLink.tsx';

interface RecordCardProps {
  title: string;
  /** The period, and how many records were compared if not all were. */
  text?: string | undefined;
  all: { label: string; to: string };
  lines: readonly RecordLine[] | undefined;
  pictured?: boolean;
  empty: ReactNode;
  /** Plural noun as used within a sentence, such as "links". */
  what: string;
  /** Shown if the server doesn't have this kind of record. */
  missing: string;
  query: UseQueryResult;
}

/** Lists a few records of one query, which may be loading, loaded, empty or failed. */
export const RecordCard = ({
  title,
  text,
  all,
  lines,
  pictured,
  empty,
  what,
  missing,
  query,
}: RecordCardProps) => {
  // Other fields of the query aren't read unless it failed, since the card renders again when a field that was read
  // changes.
  const reading = query.error ? listStatusOf(query) : undefined;
  if (reading?.isMissing)
    return (
      <Card title={title}>
        <EmptyState small title={missing} />
      </Card>
    );
  if (reading && !lines)
    return (
      <Card title={title}>
        <LoadError title={layout.listNotLoaded(what)} reading={reading} />
      </Card>
    );
  if (lines?.length === 0) return <Card title={title}>{empty}</Card>;
  return (
    <Card title={title} text={text} actions={<TextLink to={all.to}>{all.label}</TextLink>} flush>
      <RecordList label={title} items={lines} pictured={pictured} />
    </Card>
  );
};
