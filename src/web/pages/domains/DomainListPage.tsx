import { countOptions, lists } from '#web/api/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useMemo, useEffect, useRef } from 'react';
import { domainList, isReady, withDefault } from '#web/api/domains.ts';
import { useFigures } from '#web/api/figures.ts';
import { accountDetails } from '#web/api/account.ts';
import { wasSentEarly } from '#web/client/early-response.ts';
import type { PageComponent } from '#web/client/early-page.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { ExportButton } from '#web/bulk/ExportButton.tsx';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import type { DomainDialog } from './domain-actions.tsx';
import { domainActions } from './domain-actions.tsx';
import { domainColumns } from './domain-columns.tsx';
import { isDefault, useWithDefault } from './default-domain.ts';
import { domainName } from './domain-name.ts';
import { dialogsOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import type { Domain } from '#contract/domains.ts';
import { toast } from '#web/ui/base/toast.ts';
import { domains as words } from '#web/words/domains.ts';

const DomainDialogs = dialogsOnDemand(async () => (await import('./DomainDialogs.tsx')).DomainDialogs);

/** Shows a toast for each pending domain that becomes ready. */
const useReadyToasts = (domains: readonly Domain[] | undefined) => {
  const pending = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, domain, status } of domains ?? []) {
      if (status === 'ready' && pending.current.delete(id)) toast(words.isReady(domainName(domain)));
      else if (status === 'pending') pending.current.add(id);
    }
  }, [domains]);
};

const NoDomains = () => (
  <EmptyState
    icon={<Globe />}
    title={words.none}
    action={<LinkButton to="/domains/new">{words.addFirst}</LinkButton>}
  >
    {words.noneText}
  </EmptyState>
);

/** In ms. */
const betweenLooks = 15_000;

export const DomainListPage: PageComponent = () => {
  useDocumentTitle(words.title);
  const paging = useAddressQuery();
  const dialog = useAddressDialog<DomainDialog>();
  const tellsStatus = useExtension('domains');
  const list = useQuery({
    ...domainList({ page: paging.page, limit: paging.limit }),
    // The service checks pending domains automatically, so one may become ready at any moment.
    refetchInterval: ({ state }) => (state.data?.domains.every(isReady) === false ? betweenLooks : false),
  });
  useReadyToasts(list.data?.domains);
  const { data: own } = useQuery(countOptions(lists.domains));
  const isOwn = useIsOwnService();
  const count = withDefault(own, isOwn);
  const total = withDefault(list.data?.result, isOwn);
  const reading = listStatusOf(list);

  const { open } = dialog;
  const hasStatistics = useExtension('analytics');
  const actions = useMemo(() => domainActions(open, hasStatistics), [open, hasStatistics]);
  const figures = useFigures('domains', list.data?.domains);
  const rows = useWithDefault(list.data?.domains, paging.page);
  const columns = useMemo(() => domainColumns(tellsStatus, figures), [tellsStatus, figures]);

  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          count={count}
          actions={
            reading.isMissing ? undefined : (
              <>
                <ExportButton list="domains" total={own} />
                <LinkButton to="/domains/new" variant="primary" shortcut="n">
                  {words.addDomain}
                </LinkButton>
              </>
            )
          }
        />
      }
    >
      <QueryTable
        list="domains"
        what={words.nouns}
        icon={<Globe />}
        reading={reading}
        paging={paging}
        // The default domain alone needs no pager.
        total={list.data?.result === 0 ? 0 : total}
        pages={list.data?.maxpage}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ domain }) => domainName(domain)}
        onOpen={(domain) => isDefault(domain) || open(domain.setup ? 'dns' : 'edit', domain.id)}
        actions={actions}
        density="two"
        skeletonRows={3}
        empty={<NoDomains />}
      />
      {list.data?.result === 0 && rows && rows.length > 0 ? <NoDomains /> : null}
      <DomainDialogs dialog={dialog} domains={list.data?.domains ?? []} figures={figures} />
    </Page>
  );
};

DomainListPage.readEarly = async (client) => {
  if (wasSentEarly('/api/account')) await client.query(accountDetails());
};
