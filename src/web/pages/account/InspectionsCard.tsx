import { useQuery } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { TrailEntry } from '#contract/support-records.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { ownTrail } from '#web/api/support.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { onDemand } from '#web/ui/base/on-demand.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { account as words } from '#web/words/account.ts';
import { inspectionColumns } from './inspection-columns.tsx';

const InspectionDialog = onDemand(
  async () => (await import('./InspectionDialog.tsx')).InspectionDialog,
  ({ entry }) => entry !== undefined,
);

export const latest = () => ownTrail({ page: 1, limit: 50 });

export const InspectionsCard = () => {
  const list = useQuery(latest());
  const [opened, open] = useState<TrailEntry>();
  const reading = listStatusOf(list);
  const columns = useMemo(() => inspectionColumns(open), []);
  return (
    <Card flush title={words.support} text={words.supportText}>
      <DataTable
        inset
        keys={false}
        label={words.support}
        rows={list.data?.trail}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ what }) => what}
        density="two"
        skeletonRows={1}
        error={reading.error ? <LoadError what={words.supportList} reading={reading} /> : undefined}
        empty={
          <EmptyState small icon={<Footprints />} title={words.noSupport}>
            {words.noSupportText}
          </EmptyState>
        }
      />
      <InspectionDialog entry={opened} onClose={() => open(undefined)} />
    </Card>
  );
};
