import { useQuery } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { useMemo } from 'react';
import { ApiError } from '#web/client/api-error.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { supportReports } from '#web/api/support-reports.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { FilterChips } from '#web/ui/form/FilterChips.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Toolbar } from '#web/ui/table/Toolbar.tsx';
import { DebouncedSearch } from '#web/ui/form/DebouncedSearch.tsx';
import { NoReports } from './NoReports.tsx';
import { NotStaff } from '#web/pages/support/NotStaff.tsx';
import { type ReportDialog, reportActions } from './report-actions.tsx';
import { reportColumns } from './report-columns.tsx';
import { dialogsOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { labels } from '#web/words/labels.ts';
import { reports as words } from '#web/words/reports.ts';
import { support } from '#web/words/support.ts';

const ReportDialogs = dialogsOnDemand(async () => (await import('./ReportDialogs.tsx')).ReportDialogs);

const states = [
  { value: 'open', label: words.open },
  { value: 'closed', label: words.closed },
  { value: 'all', label: words.all },
] as const;

export const ReportsPage = () => {
  useDocumentTitle(words.title);
  const dialog = useAddressDialog<ReportDialog>();
  const paging = useAddressQuery();
  const { page, limit, get, change } = paging;
  const q = get('q');
  const state = states.find(({ value }) => value === get('state'))?.value ?? 'open';
  const account = idInAddress(get('account')) || undefined;
  const list = useQuery(
    supportReports({ page, limit, q, account, state: state === 'all' ? undefined : state }),
  );
  const { data, error } = list;
  const { open } = dialog;
  const actions = useMemo(() => reportActions(open), [open]);
  if (error instanceof ApiError && error.status === 403) return <NotStaff />;

  const owner = data?.reports.find((report) => report.account?.id === account)?.account?.username;
  const clear = () => change({ q: undefined, account: undefined });
  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          count={data?.result}
          crumbs={[{ label: support.title, to: '/support' }]}
        />
      }
    >
      <Toolbar>
        <SegmentedControl
          label={labels.status}
          value={state}
          options={states}
          onChange={(value) => change({ state: value === 'open' ? undefined : value })}
        />
        <DebouncedSearch
          label={words.search}
          placeholder={words.searchExample}
          width="fill"
          value={q}
          onSettle={(text) => change({ q: text }, { replace: true })}
        />
      </Toolbar>
      {account === undefined ? null : (
        <FilterChips
          chips={[
            {
              label: owner === undefined ? words.accountNo(account) : words.account(owner),
              off: { account: undefined },
            },
          ]}
          onChange={change}
          onClear={clear}
        />
      )}
      <QueryTable
        what={words.nouns}
        icon={<MessageSquareWarning />}
        reading={listStatusOf(list)}
        paging={paging}
        total={data?.result}
        pages={data?.maxpage}
        rows={data?.reports}
        columns={reportColumns}
        rowKey={({ id }) => id}
        rowName={({ address }) => displayUrl(readableUrl(address))}
        onOpen={({ id }) => open('show', id)}
        actions={actions}
        density="two"
        empty={<NoReports state={state} onClear={q || account !== undefined ? clear : undefined} />}
      />
      <ReportDialogs dialog={dialog} reports={data?.reports ?? []} />
    </Page>
  );
};
