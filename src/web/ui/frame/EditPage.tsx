import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { narrow, useMedia } from '#web/browser/media.ts';
import type { ListStatus } from '#web/lib/list-status.ts';
import { labels } from '#web/words/labels.ts';
import { layout as words } from '#web/words/layout.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { MissingRecord } from '#web/ui/layout/MissingRecord.tsx';
import { Page } from './Page.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

type EditPageProps = {
  /** 0 if the page's URL contains no ID. */
  id: number;
  /** The record's kind, as used within a sentence, such as "splash page". */
  what: string;
  /** The record's name. Undefined while loading. */
  name: string | undefined;
  list: { label: string; to: string };
  reading: ListStatus;
  actions?: ReactNode;
  /** Figures shown above the editor. They render their own skeleton while loading. */
  figures?: ReactNode;
  /**
   * Renders the editor. Undefined while the record is loading. `leave` returns to the list after the record has been
   * deleted here.
   */
  children: ((leave: () => void) => ReactNode) | undefined;
};

/** Renders the page that edits one record, or a skeleton, an error, or a message that it doesn't exist. */
export const EditPage = ({ id, what, name, list, reading, actions, figures, children }: EditPageProps) => {
  const isNarrow = useMedia(narrow);
  const navigate = useNavigate();
  const [isDeleted, setDeleted] = useState(false);
  const leave = () => {
    // Unmounts the form first, so that leaving doesn't ask about unsaved input.
    flushSync(() => setDeleted(true));
    void navigate(list.to, { replace: true });
  };
  // If the record was deleted in the meantime, the form and its unsaved input stay.
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
        <LoadError what={what} reading={reading} />
      ) : (
        <Stack gap={4}>
          {figures}
          {(isDeleted ? undefined : children?.(leave)) ?? skeleton}
        </Stack>
      )}
    </Page>
  );
};
