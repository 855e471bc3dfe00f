import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { linkList } from '#web/api/links.ts';
import { useNewestCodes } from '#web/api/newest-codes.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { pageSizes } from '#web/browser/address-query.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { dayOfWireTime } from '#web/lib/dates.ts';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { statistics as words } from '#web/words/statistics.ts';
import { visits } from '#web/words/visits.ts';
import { AccountOverTime } from './AccountOverTime.tsx';
import { rankedCodes, rankedLinks } from './ranked-records.ts';
import { RankedRecords } from './RankedRecords.tsx';
import { StatisticsHeader } from './StatisticsHeader.tsx';

/** The overview uses the same query, so both pages share its response. */
const clickedLinks = linkList({ page: 1, limit: pageSizes[0], order: 'click', q: '' });

/** Shows the whole account on servers without analytics, from four requests: the account, both lists and the series. */
export const AccountTotals = () => {
  useDocumentTitle(words.title);
  const client = useQueryClient();
  const account = useQuery(accountDetails());
  const links = useQuery(clickedLinks);
  const codes = useNewestCodes();
  const hasSeries = useExtension('series');
  const isOwn = useIsOwnService();
  const isPart = codes.data && codes.data.result > codes.data.qrs.length;
  return (
    <Page
      header={
        <StatisticsHeader
          isFetching={links.isFetching || codes.isFetching}
          onRefresh={() => {
            void links.refetch();
            void codes.refetch();
            void client.invalidateQueries({ queryKey: ['series'] });
          }}
        />
      }
    >
      {hasSeries ? (
        <AccountOverTime first={account.data && dayOfWireTime(account.data.registered)} />
      ) : (account.data ?? account.error) ? (
        <Notice title={words.noHistory}>{words.noHistoryText}</Notice>
      ) : null}
      <Grid columns={2}>
        <RankedRecords
          words={words.topLinks}
          count={visits.click.count}
          reading={listStatusOf(links)}
          rows={links.data && rankedLinks(links.data.urls)}
          to="/links?order=click"
        />
        <RankedRecords
          words={words.topCodes}
          count={visits.scan.count}
          reading={listStatusOf(codes)}
          rows={codes.data && rankedCodes(codes.data.qrs)}
          note={isPart ? words.ofNewestCodes(codes.data.qrs.length) : undefined}
          to="/qr"
        />
      </Grid>
      {isOwn ? (
        <Text size="xs" tone="third" as="p">
          {visits.notCounted}
        </Text>
      ) : null}
    </Page>
  );
};
