import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { narrow, useMedia } from '#web/browser/media.ts';
import type { ListStatus } from '#web/lib/list-status.ts';
import { labels } from '#web/words/labels.ts';
import { layout as words } from '#web/words/layout.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { FailedRead } from '#web/ui/layout/FailedRead.tsx';
import { MissingRecord } from '#web/ui/layout/MissingRecord.tsx';
import { Page } from './Page.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

type EditPageProps = {
  /** 0: the address names none. */
  id: number;
  /** What is edited, as it stands within a sentence: "splash page". */
  what: string;
  /** The record's name, once it is known. */
  name: string | undefined;
  list: { label: string; to: string };
  reading: ListStatus;
  actions?: ReactNode;
  /** What is counted of it, above the editor; stands there with skeleton of its own while it is awaited. */
  figures?: ReactNode;
  /** The editor; undefined while the record is awaited. `leave` leads to the list once the record was deleted here. */
  children: ((leave: () => void) => ReactNode) | undefined;
};

/** The page on which one record is edited, or what stands in for it: awaited, failed, gone. */
export const EditPage = ({ id, what, name, list, reading, actions, figures, children }: EditPageProps) => {
  const isNarrow = useMedia(narrow);
  const navigate = useNavigate();
  const [isDeleted, setDeleted] = useState(false);
  const leave = () => {
    // What was typed in its form is not asked about any more.
    flushSync(() => setDeleted(true));
    void navigate(list.to, { replace: true });
  };
  // What is typed in the form of a record that was deleted meanwhile stays.
  if (id === 0 || (reading.isMissing && children === undefined))
    return <MissingRecord what={what} plural={list.label} to={list.to} />;
  const title = name ?? words.label(what);
  const skeleton = (
    <Split
      side="end"
      width="wide"
      aside={
        isNarrow ? undefined : (
          <Card title={labels.preview}>
            <Skeleton shape="square" />
          </Card>
        )
      }
    >
      <Card>
        <Stack gap={4}>
          <Skeleton width="third" />
          <Skeleton shape="control" />
          <Skeleton width="third" />
          <Skeleton shape="control" />
        </Stack>
      </Card>
    </Split>
  );
  return (
    <Page header={<PageHeader title={title} crumbs={[list]} actions={actions} />}>
      {children === undefined && reading.error !== undefined ? (
        <FailedRead what={what} reading={reading} />
      ) : (
        <Stack gap={4}>
          {figures}
          {(isDeleted ? undefined : children?.(leave)) ?? skeleton}
        </Stack>
      )}
    </Page>
  );
};
