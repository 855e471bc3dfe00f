import { useQuery } from '@tanstack/react-query';
import { PanelBottom } from 'lucide-react';
import { overlayCount, overlayList } from '#web/api/overlays.ts';
import { readingOf } from '#web/api/reading-of.ts';
import { useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { QueryTable } from '#web/ui/QueryTable.tsx';
import { overlayColumns } from './overlay-columns.tsx';
import { OverlaysNote } from './OverlaysNote.tsx';

export const OverlaysPage = () => {
  useDocumentTitle('Overlays');
  const paging = useAddressQuery();
  const list = useQuery(overlayList({ page: paging.page, limit: paging.limit }));
  const { data: count } = useQuery(overlayCount());
  const { data, error } = list;
  return (
    <Page header={<PageHeader title="Overlays" count={count} />}>
      {data || !error ? <OverlaysNote isServerKnown={data !== undefined} /> : null}
      <QueryTable
        what="overlays"
        icon={<PanelBottom />}
        reading={readingOf(list)}
        paging={paging}
        total={data?.result}
        pages={data?.maxpage}
        rows={data?.cta}
        columns={overlayColumns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        density="two"
        empty={
          <EmptyState icon={<PanelBottom />} title="No overlays yet">
            A call-to-action overlay lies over the page that a link leads to: a message, a coupon, a poll, a
            form. Those of this account appear here.
          </EmptyState>
        }
      />
    </Page>
  );
};
