import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { analyticsKey } from '#web/api/lists.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { dayOfWireTime } from '#web/lib/dates.ts';
import { SubjectStatistics } from '#web/statistics/SubjectStatistics.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { statistics } from '#web/words/statistics.ts';
import { visits } from '#web/words/visits.ts';
import { useSubjectInAddress } from './subject-in-address.ts';
import { FirstRecords } from './FirstRecords.tsx';
import { StatisticsHeader } from './StatisticsHeader.tsx';

/** Shows the whole account, or a record that has no statistics on its own page, if the server supports analytics. */
export const AccountStatistics = () => {
  const client = useQueryClient();
  const { data } = useQuery(accountDetails());
  const { subject, record } = useSubjectInAddress();
  useDocumentTitle(record ? `${record.name} · ${statistics.title}` : statistics.title);
  const isFetching = useIsFetching({ queryKey: analyticsKey }) > 0;
  return (
    <Page
      header={
        <StatisticsHeader
          record={record}
          isFetching={isFetching}
          onRefresh={() => void client.invalidateQueries({ queryKey: analyticsKey })}
        />
      }
    >
      <SubjectStatistics
        key={`${subject.of} ${subject.id}`}
        subject={subject}
        name={record?.name ?? 'account'}
        words={subject.of === 'bio' ? visits.view : visits.visit}
        made={record ? undefined : data && dayOfWireTime(data.registered)}
        start={record ? undefined : <FirstRecords />}
      />
    </Page>
  );
};
