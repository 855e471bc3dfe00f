import { useQuery } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { useState } from 'react';
import type { TrailEntry } from '#contract/support-records.ts';
import { ApiError } from '#web/client/api-error.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { staffTrail } from '#web/api/support.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { QueryTable } from '#web/ui/table/QueryTable.tsx';
import { support as words } from '#web/words/support.ts';
import { InspectionDialog } from './InspectionDialog.tsx';
import { NotStaff } from './NotStaff.tsx';
import { SaveTrailButton } from './SaveTrailButton.tsx';
import { trailColumns } from './trail-columns.tsx';

/** Lists what all staff did, in every account. */
export const TrailPage = () => {
  useDocumentTitle(words.log);
  const paging = useAddressQuery();
  const [opened, open] = useState<TrailEntry>();
  const list = useQuery(staffTrail({ page: paging.page, limit: paging.limit }));
  if (list.error instanceof ApiError && list.error.status === 403) return <NotStaff />;
  return (
    <Page
      header={
        <PageHeader
          title={words.log}
          count={list.data?.result}
          crumbs={[{ label: words.title, to: '/support' }]}
          actions={<SaveTrailButton />}
        />
      }
    >
      <QueryTable
        what={words.logNoun}
        icon={<Footprints />}
        reading={listStatusOf(list)}
        paging={paging}
        total={list.data?.result}
        pages={list.data?.maxpage}
        rows={list.data?.trail}
        columns={trailColumns}
        rowKey={({ id }) => id}
        rowName={({ what }) => what}
        onOpen={(entry) => entry.inspection !== null && open(entry)}
        density="two"
        empty={
          <EmptyState icon={<Footprints />} title={words.noEntries}>
            {words.noEntriesText}
          </EmptyState>
        }
      />
      <InspectionDialog entry={opened} onClose={() => open(undefined)} />
    </Page>
  );
};
