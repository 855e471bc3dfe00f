import { useQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { accountOrders } from '#contract/support-records.ts';
import { ApiError } from '#web/client/api-error.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { supportAccounts } from '#web/api/support.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Toolbar } from '#web/ui/table/Toolbar.tsx';
import { DebouncedSearch } from '#web/ui/form/DebouncedSearch.tsx';
import { accountColumns } from './account-columns.tsx';
import { NotStaff } from './NotStaff.tsx';
import { openReports } from '#web/api/support-reports.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { labels } from '#web/words/labels.ts';
import { support as words } from '#web/words/support.ts';

/** Links to the reports, with the number of open ones. */
const ReportsButton = () => {
  const { data: open } = useQuery(openReports());
  return (
    <LinkButton to="/support/reports">
      {words.reports}{' '}
      {open ? (
        <Badge tone="warn">
          {formatCount(open)} <span className="visually-hidden">{words.open}</span>
        </Badge>
      ) : null}
    </LinkButton>
  );
};

export const SupportPage = () => {
  useDocumentTitle(words.title);
  const navigate = useNavigate();
  const paging = useAddressQuery();
  const { page, limit, get, change } = paging;
  const q = get('q');
  const order = accountOrders.find((each) => each === get('order')) ?? 'newest';
  const list = useQuery(supportAccounts({ page, limit, q, order }));

  if (list.error instanceof ApiError && list.error.status === 403) return <NotStaff />;
  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          count={list.data?.result}
          actions={
            <>
              <ReportsButton />
              <LinkButton to="/support/trail">{words.log}</LinkButton>
              <LinkButton to="/support/status">{words.status}</LinkButton>
            </>
          }
        />
      }
    >
      <Toolbar
        end={
          <Select
            fit
            aria-label={labels.order}
            value={order}
            options={accountOrders.map((value) => ({ value, label: words.orders[value] }))}
            onChange={(event) =>
              change({ order: event.target.value === 'newest' ? undefined : event.target.value })
            }
          />
        }
      >
        <DebouncedSearch
          label={words.search}
          placeholder={words.searchExample}
          width="fill"
          value={q}
          onSettle={(text) => change({ q: text }, { replace: true })}
        />
      </Toolbar>
      <QueryTable
        what={words.nouns}
        icon={<LifeBuoy />}
        reading={listStatusOf(list)}
        paging={paging}
        total={list.data?.result}
        pages={list.data?.maxpage}
        rows={list.data?.accounts}
        columns={accountColumns}
        rowKey={({ id }) => id}
        rowName={({ username }) => username}
        onOpen={({ id }) => void navigate(`/support/${id}`)}
        density="two"
        empty={
          <EmptyState
            icon={<LifeBuoy />}
            title={words.noMatch}
            action={<Button onClick={() => change({ q: undefined })}>{words.showAll}</Button>}
          >
            {words.noMatchText}
          </EmptyState>
        }
      />
    </Page>
  );
};
