import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Report } from '#contract/support-reports.ts';
import { reopenReport, supportReport } from '#web/api/support-reports.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { toast } from '#web/ui/base/toast.ts';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { CloseReportDialog } from './CloseReportDialog.tsx';
import type { ReportDialog } from './report-actions.tsx';
import { ReportDrawer } from './ReportDrawer.tsx';
import { ReasonDialog } from '#web/pages/support/ReasonDialog.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { reports as listWords } from '#web/words/reports.ts';
import { reportDialogs as words } from '#web/words/report-dialogs.ts';

interface ReportDialogsProps {
  dialog: AddressDialog<ReportDialog>;
  reports: readonly Report[];
}

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
  return (
    <>
      <DialogPresence
        by={useMemo(() => (shownId === undefined ? undefined : { id: shownId }), [shownId])}
        onClose={dialog.close}
      >
        {(opened, record) => (
          <ReportDrawer
            {...opened}
            onOpen={dialog.open}
            id={record.id}
            listed={reports.find(({ id: each }) => each === record.id)}
          />
        )}
      </DialogPresence>
      <DialogPresence by={dialog.name === 'close' ? report : undefined} onClose={dialog.close}>
        {(opened, report) => <CloseReportDialog {...opened} onClosed={dialog.drop} report={report} />}
      </DialogPresence>
      <DialogPresence by={dialog.name === 'reopen' ? report : undefined} onClose={dialog.close}>
        {(opened, record) => (
          <ReasonDialog
            {...opened}
            noTicket
            name={`report ${record.id} again`}
            title={words.reopenTitle}
            text={
              <Sentence
                of={record.account ? words.reopenLoggedText : words.reopenText}
                parts={{ address: <bdi>{displayUrl(readableUrl(record.address))}</bdi> }}
              />
            }
            submitLabel={listWords.reopen}
            save={({ reason }) => reopen.mutateAsync({ id: record.id ?? 0, reason })}
            onSaved={() => {
              toast(words.reopened);
              dialog.close();
            }}
          />
        )}
      </DialogPresence>
    </>
  );
};
