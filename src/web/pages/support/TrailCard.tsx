import { useQuery } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { useState } from 'react';
import type { TrailEntry } from '#contract/support-records.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { staffTrail } from '#web/api/support.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { support } from '#web/words/support.ts';
import { supportAccount as words } from '#web/words/support-account.ts';
import { InspectionDialog } from './InspectionDialog.tsx';
import { SaveTrailButton } from './SaveTrailButton.tsx';
import { accountTrailColumns } from './trail-columns.tsx';

interface TrailCardProps {
  account: number;
}

const shown = 10;

export const TrailCard = ({ account }: TrailCardProps) => {
  const list = useQuery({ ...staffTrail({ page: 1, limit: shown, account }), enabled: account > 0 });
  const [opened, open] = useState<TrailEntry>();
  const reading = listStatusOf(list);
  return (
    <Card flush title={support.log} text={words.logText} actions={<SaveTrailButton account={account} />}>
      <DataTable
        inset
        keys={false}
        label={support.log}
        rows={list.data?.trail}
        columns={accountTrailColumns}
        rowKey={({ id }) => id}
        rowName={({ what }) => what}
        onOpen={(entry) => entry.inspection !== null && open(entry)}
        density="two"
        skeletonRows={2}
        error={reading.error ? <LoadError what={support.logNoun} reading={reading} /> : undefined}
        empty={
          <EmptyState small icon={<Footprints />} title={support.noEntries}>
            {words.notViewed}
          </EmptyState>
        }
      />
      <InspectionDialog entry={opened} onClose={() => open(undefined)} />
    </Card>
  );
};
