import { useQuery } from '@tanstack/react-query';
import { CircleCheck, FolderOpen } from 'lucide-react';
import type { Report } from '#contract/support-reports.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { supportReport } from '#web/api/support-reports.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { reports } from '#web/words/reports.ts';
import { reportDialogs as words } from '#web/words/report-dialogs.ts';
import { support } from '#web/words/support.ts';
import type { ReportDialog } from './report-actions.tsx';
import { ReportDetails } from './ReportDetails.tsx';

interface ReportDrawerProps {
  open: boolean;
  onClose: () => void;
  onOpen: (dialog: ReportDialog, id: number) => void;
  id: number;
  /** The report as in the list. */
  listed: Report | undefined;
}

export const ReportDrawer = ({ open, onClose, onOpen, id, listed }: ReportDrawerProps) => {
  const found = useQuery({ ...supportReport(id), placeholderData: listed });
  const { data: report } = found;
  const reading = listStatusOf(found);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.report}
      foot={
        report ? (
          <>
            {report.account ? (
              <LinkButton to={`/support/${report.account.id}`}>{support.openAccount}</LinkButton>
            ) : null}
            {report.closed ? (
              <Button icon={<FolderOpen />} changes onClick={() => onOpen('reopen', id)}>
                {reports.reopen}
              </Button>
            ) : (
              <Button variant="primary" icon={<CircleCheck />} onClick={() => onOpen('close', id)}>
                {reports.closeReport}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <Stack gap={3}>
        {reading.isMissing ? (
          <EmptyState small title={words.missing}>
            {words.missingText}
          </EmptyState>
        ) : reading.error ? (
          <LoadError what={words.noun} reading={reading} />
        ) : null}
        {report ? (
          <ReportDetails report={report} isMasked={found.isPlaceholderData} />
        ) : reading.error ? null : (
          <>
            <Skeleton />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </>
        )}
      </Stack>
    </Drawer>
  );
};
