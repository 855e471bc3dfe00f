import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Report } from '#contract/support-reports.ts';
import { reopenReport, supportReport } from '#web/api/support-reports.ts';
import type { AddressDialog } from '#web/lib/address-dialog.ts';
import { useOpened } from '#web/lib/opened.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { toast } from '#web/ui/toast.ts';
import { CloseReportDialog } from './CloseReportDialog.tsx';
import type { ReportDialog } from './report-actions.tsx';
import { ReportDrawer } from './ReportDrawer.tsx';
import { WhyDialog } from './WhyDialog.tsx';

interface ReportDialogsProps {
  dialog: AddressDialog<ReportDialog>;
  /** Those on the page. */
  reports: readonly Report[];
}

/** What lies over the list of reports, as the page's address says. */
export const ReportDialogs = ({ dialog, reports }: ReportDialogsProps) => {
  const reopen = useMutation(reopenReport);
  const id = dialog.idOf('show') ?? dialog.idOf('close') ?? dialog.idOf('reopen');
  const listed = reports.find((report) => report.id === id);
  const { data: report } = useQuery({
    ...supportReport(id ?? 0),
    enabled: id !== undefined,
    placeholderData: listed,
  });
  const shownId = dialog.idOf('show');
  const shown = useOpened(useMemo(() => (shownId === undefined ? undefined : { id: shownId }), [shownId]));
  const closed = useOpened(dialog.name === 'close' ? report : undefined);
  const reopened = useOpened(dialog.name === 'reopen' ? report : undefined);
  return (
    <>
      {shown.subject ? (
        <ReportDrawer
          key={`show ${shown.times}`}
          open={shown.isOpen}
          onClose={dialog.close}
          onOpen={dialog.open}
          id={shown.subject.id}
          listed={reports.find(({ id: each }) => each === shown.subject?.id)}
        />
      ) : null}
      {closed.subject ? (
        <CloseReportDialog
          key={`close ${closed.times}`}
          open={closed.isOpen}
          onClose={dialog.close}
          onClosed={dialog.drop}
          report={closed.subject}
        />
      ) : null}
      {reopened.subject ? (
        <WhyDialog
          key={`reopen ${reopened.times}`}
          open={reopened.isOpen}
          onClose={dialog.close}
          noTicket
          name={`report ${reopened.subject.id} again`}
          title="Open the report again?"
          text={
            <>
              About <bdi>{displayUrl(reopened.subject.address)}</bdi>. What it was closed with is gone from it
              {reopened.subject.account ? '; the trail keeps it.' : '.'}
            </>
          }
          submitLabel="Open it again"
          save={({ reason }) => reopen.mutateAsync({ id: reopened.subject?.id ?? 0, reason })}
          onSaved={() => {
            toast('Report opened again');
            dialog.close();
          }}
        />
      ) : null}
    </>
  );
};
