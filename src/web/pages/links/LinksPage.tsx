import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/api/api-error.ts';
import { linkByShort, linkCount, linkList } from '#web/api/links.ts';
import { pageSizes, useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { ListFoot } from '#web/ui/ListFoot.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Toolbar } from '#web/ui/Toolbar.tsx';
import { linkActions } from './link-actions.tsx';
import { linkColumns } from './link-columns.tsx';
import { LinkSearch } from './LinkSearch.tsx';
import { LookUpNote } from './LookUpNote.tsx';
import { NoLinks } from './NoLinks.tsx';
import { looksLikeShortUrl } from '#web/lib/short-url.ts';

export const LinksPage = () => {
  useDocumentTitle('Links');
  const { page, limit, get, change, linkTo } = useAddressQuery();
  const q = get('q');
  const short = get('short');
  const order = get('order') === 'click' ? 'click' : undefined;

  const list = useQuery({ ...linkList({ page, limit, order, q }), enabled: short === '' });
  const found = useQuery({ ...linkByShort(short), enabled: short !== '' });
  const { data: count } = useQuery(linkCount());
  const { error, refetch, isFetching } = short ? found : list;
  const looked = found.data === undefined ? undefined : found.data ? [found.data] : [];
  const rows = short ? looked : list.data?.urls;

  const search = (text: string) =>
    change(looksLikeShortUrl(text) ? { short: text, q: '' } : { q: text, short: '' }, {
      // One step back leaves the search, however often it was retyped.
      replace: text !== '' && (q !== '' || short !== ''),
    });

  return (
    <Page header={<PageHeader title="Links" count={count} />}>
      <Toolbar
        end={
          short ? null : (
            <Select
              fit
              aria-label="Order"
              value={order ?? 'date'}
              onChange={(event) => change({ order: event.target.value === 'click' ? 'click' : undefined })}
              options={[
                { value: 'date', label: 'Newest first' },
                { value: 'click', label: 'Most clicked first' },
              ]}
            />
          )
        }
      >
        <LinkSearch value={short || q} onSettle={search} />
      </Toolbar>
      {short && looked?.length === 1 ? (
        <LookUpNote short={short} onSearch={() => change({ q: short, short: '' })} />
      ) : null}
      <DataTable
        label="Links"
        rows={rows}
        columns={linkColumns}
        rowKey={(link) => link.id}
        rowName={(link) => link.title || link.alias}
        actions={linkActions}
        density="two"
        stale={!short && list.isPlaceholderData}
        empty={
          <NoLinks
            q={q}
            short={short}
            page={page}
            total={list.data?.result ?? 0}
            change={change}
            linkTo={linkTo}
          />
        }
        error={
          error ? (
            <Notice
              tone="bad"
              title="The links could not be read"
              action={
                <Button size="small" pending={isFetching} onClick={() => void refetch()}>
                  Try again
                </Button>
              }
            >
              {messageOf(error)}
            </Notice>
          ) : undefined
        }
      />
      {!short && list.data && list.data.result > 0 ? (
        <ListFoot>
          <Pager
            page={page}
            pages={list.data.maxpage}
            total={list.data.result}
            perPage={limit}
            linkTo={linkTo}
            onPerPage={(size) => change({ size: size === pageSizes[0] ? undefined : String(size) })}
            sizes={pageSizes}
          />
        </ListFoot>
      ) : null}
    </Page>
  );
};
