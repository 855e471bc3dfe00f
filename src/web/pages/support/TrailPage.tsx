import { useQuery } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { useState } from 'react';
import type { TrailEntry } from '#contract/support-records.ts';
import { ApiError } from '#web/api/api-error.ts';
import { readingOf } from '#web/api/reading-of.ts';
import { staffTrail } from '#web/api/support.ts';
import { useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { QueryTable } from '#web/ui/QueryTable.tsx';
import { InspectionDialog } from './InspectionDialog.tsx';
import { NotStaff } from './NotStaff.tsx';
import { SaveTrailButton } from './SaveTrailButton.tsx';
import { trailColumns } from './trail-columns.tsx';

/** What all staff did, in every account. */
export const TrailPage = () => {
  useDocumentTitle('Trail');
  const paging = useAddressQuery();
  const [opened, open] = useState<TrailEntry>();
  const list = useQuery(staffTrail({ page: paging.page, limit: paging.limit }));
  if (list.error instanceof ApiError && list.error.status === 403) return <NotStaff />;
  return (
    <Page
      header={
        <PageHeader
          title="Trail"
          count={list.data?.result}
          crumbs={[{ label: 'Support', to: '/support' }]}
          actions={<SaveTrailButton />}
        />
      }
    >
      <QueryTable
        what="trail"
        icon={<Footprints />}
        reading={readingOf(list)}
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
          <EmptyState icon={<Footprints />} title="Nothing yet">
            What staff look at and do in accounts appears here, and can’t be edited.
          </EmptyState>
        }
      />
      <InspectionDialog entry={opened} onClose={() => open(undefined)} />
    </Page>
  );
};
