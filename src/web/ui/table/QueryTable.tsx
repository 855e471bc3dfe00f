import { type ReactNode, useMemo } from 'react';
import type { AddressQuery } from '#web/browser/address-query.ts';
import { pageSizes } from '#web/browser/address-query.ts';
import type { ListStatus } from '#web/lib/list-status.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { table as words } from '#web/words/table.ts';
import { withOrdered } from './columns-after.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { ResponseDetails } from '#web/ui/layout/response/ResponseDetails.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { layout } from '#web/words/layout.ts';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { ListFoot } from './ListFoot.tsx';
import { useListAnnouncement } from './list-announcement.ts';
import { Pager } from './Pager.tsx';

type QueryTableProps<Row> = Omit<DataTableProps<Row>, 'label' | 'error' | 'stale'> & {
  /** Plural of the rows' kind as used within a sentence, such as "links". */
  what: string;
  icon: ReactNode;
  reading: ListStatus;
  /** The page's URL, which holds the page number and size. */
  paging: Pick<AddressQuery, 'page' | 'limit' | 'linkTo' | 'change'>;
  /** Number of matches on all pages. Undefined while loading. */
  total: number | undefined;
  /** Number of pages, if the server reports it. */
  pages?: number;
  /** ID of the column that the list is sorted by, which stays visible in narrow tables. */
  orderedBy?: string | undefined;
  /** An ActionBar, shown in place of the pager while rows are selected. */
  bar?: ReactNode;
};

/**
 * Renders a list with its pager, or a skeleton, an error, or a message that it is empty, past its end or unsupported by
 * this server.
 */
export const QueryTable = <Row,>({
  what,
  icon,
  reading,
  paging,
  total,
  pages,
  bar,
  empty,
  columns,
  orderedBy,
  ...list
}: QueryTableProps<Row>) => {
  const { page, limit, linkTo, change } = paging;
  const { error, isStale } = reading;
  const shown = useMemo(() => withOrdered(columns, orderedBy), [columns, orderedBy]);
  useListAnnouncement(linkTo(page), error !== undefined || (list.rows !== undefined && !isStale), {
    what,
    page,
    limit,
    total: total ?? list.rows?.length,
    error,
  });
  if (reading.isMissing)
    return (
      <EmptyState
        icon={icon}
        title={words.unsupported(what)}
        action={<LinkButton to="/">{words.overview}</LinkButton>}
      >
        {words.unsupportedText}
      </EmptyState>
    );
  const pastTheEnd = (
    <EmptyState
      icon={icon}
      title={words.noPage(formatCount(page))}
      action={<LinkButton to={linkTo(1)}>{words.firstPage}</LinkButton>}
    >
      {words.noPageText}
    </EmptyState>
  );
  return (
    <>
      {reading.unreadable > 0 ? (
        <Notice tone="warn" title={words.unreadable(reading.unreadable)}>
          {words.unreadableText}
          <ResponseDetails fault={reading.unreadableFault} />
        </Notice>
      ) : null}
      <DataTable
        {...list}
        columns={shown}
        label={words.label(what)}
        stale={reading.isStale}
        empty={page > 1 && total ? pastTheEnd : empty}
        error={
          reading.error === undefined ? undefined : (
            <LoadError title={layout.listNotLoaded(what)} reading={reading} />
          )
        }
      />
      {bar || total ? (
        <ListFoot raised={bar !== undefined}>
          {bar ?? (
            <Pager
              page={page}
              pages={pages ?? Math.ceil((total ?? 0) / limit)}
              total={total}
              perPage={limit}
              linkTo={linkTo}
              onPerPage={(size) => change({ size: size === pageSizes[0] ? undefined : String(size) })}
              sizes={pageSizes}
            />
          )}
        </ListFoot>
      ) : null}
    </>
  );
};
