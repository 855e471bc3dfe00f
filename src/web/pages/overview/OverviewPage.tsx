import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Account } from '#contract/account.ts';
import { accountDetails } from '#web/api/account.ts';
import { ApiError, faultOf, messageOf } from '#web/client/api-error.ts';
import { ResponseDetails } from '#web/ui/layout/response/ResponseDetails.tsx';
import { useNewestCodes } from '#web/api/newest-codes.ts';
import { useKnownRows } from '#web/replica/replica-session.ts';
import { useStopped } from '#web/replica/use-stopped.ts';
import { accountSeries, lastDays } from '#web/api/series.ts';
import { localDay } from '#web/lib/calendar-days.ts';
import { dayOfWireTime } from '#web/lib/dates.ts';
import { counted, recentFigure } from '#web/statistics/recent-visits.ts';
import { LivePlace } from '#web/statistics/live/LivePlace.tsx';
import { RecentVisits } from '#web/statistics/RecentVisits.tsx';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useNow } from '#web/browser/now.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { NoAccess } from '#web/ui/layout/NoAccess.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { verbs } from '#web/words/verbs.ts';
import { links } from '#web/words/links.ts';
import { overview as words } from '#web/words/overview.ts';
import { attention } from './attention.ts';
import { useFirstSteps } from './first-steps.ts';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { isVisited, newestLinks, useMostVisited } from './most-visited.ts';
import { OverviewFigures } from './OverviewFigures.tsx';
import { RecordCards } from './RecordCards.tsx';
import { Welcome } from './Welcome.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { AttentionList } from '#web/ui/layout/AttentionList.tsx';
import type { AttentionItem } from '#web/ui/layout/attention-items.ts';

interface AttentionCardProps {
  /** Undefined while loading. */
  items: readonly AttentionItem[] | undefined;
}

const fine: AttentionItem = { id: 'fine', tone: 'good', title: words.nothing };
const unread: AttentionItem = { id: 'unread', tone: 'warn', title: words.notChecked };

const AttentionCard = ({ items }: AttentionCardProps) => (
  <Card title={words.attention} flush>
    <AttentionList label={words.attention} items={items?.length === 0 ? [fine] : items} />
  </Card>
);

const whole = { of: 'account' } as const;
const plain = [counted.clicks, counted.scans] as const;

const MetAlerts = lazy(async () => ({ default: (await import('./MetAlerts.tsx')).MetAlerts }));
const LiveOverview = lazy(async () => ({ default: (await import('./LiveOverview.tsx')).LiveOverview }));

/**
 * Returns the visits of the last days, if the server reports them. It includes each kind of visit, so that the figures
 * match those of the statistics page.
 */
function useRecentVisits(today: string, account: UseQueryResult<Account>) {
  const isOffered = useExtension('series');
  const isAsked = useExtension('analytics');
  const query = useQuery({ ...accountSeries(lastDays(today)), enabled: isOffered });
  const { data, error } = query;
  if (!isOffered) return undefined;
  const registered = account.data && dayOfWireTime(account.data.registered);
  const tellsViews = data ? data.points.some(({ views }) => views !== undefined) : isAsked;
  const hasViews = data?.points.some(({ views = 0 }) => views > 0);
  const told = tellsViews ? [...plain, counted.views] : plain;
  const kinds = hasViews ? told : plain;
  return {
    figures: error && !data ? [] : told.map((kind) => recentFigure(kind, data, registered)),
    chart: <RecentVisits subject={whole} name="account" query={query} kinds={kinds} />,
  };
}

export const OverviewPage = () => {
  useDocumentTitle(words.title);
  const now = new Date(useNow());
  const account = useQuery(accountDetails());
  const newest = useQuery(newestLinks);
  const codes = useNewestCodes();
  const stopped = useStopped();
  const domains = useKnownRows('domains');
  const today = localDay(now);
  const lately = useRecentVisits(today, account);
  const most = useMostVisited(today, newest, codes);
  const makesLinks = useExtension('links');
  const hasAlerts = useExtension('goals');
  const isLive = useExtension('analytics');
  const isOwn = useIsOwnService();
  const canRenew = useCredentials()?.visit?.kind !== 'inspection' && isOwn;
  const isOver = useFirstViewIsOver();
  const steps = useFirstSteps({
    account: account.data,
    newest: newest.data,
    isVisited: isVisited(newest.data, codes.data, most),
    codes: codes.data,
  });

  const readings = [account, newest, most.ofLinks, codes];
  const failure = readings.every(({ error }) => error) ? newest.error : null;
  const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;
  const isNew = newest.data?.result === 0 && (codes.data?.result === 0 || isMissing(codes.error));
  const tryAgain = failure ? (
    <Button
      size="small"
      pending={readings.some(({ isFetching }) => isFetching)}
      onClick={() => void Promise.all(readings.map(({ refetch }) => refetch()))}
    >
      {verbs.tryAgain}
    </Button>
  ) : undefined;
  const header = (
    <PageHeader
      title={words.title}
      actions={
        isNew || failure || isMissing(codes.error) ? undefined : (
          <>
            <LinkButton to="/qr/new" {...(!makesLinks && { variant: 'primary', shortcut: 'n' })}>
              {words.newCode}
            </LinkButton>
            {makesLinks ? (
              <LinkButton to="/links?open=new" variant="primary" shortcut="n">
                {links.newLink}
              </LinkButton>
            ) : null}
          </>
        )
      }
    />
  );

  if (failure instanceof ApiError && failure.status === 403)
    return <NoAccess action={tryAgain}>{failure.message}</NoAccess>;
  if (failure)
    return (
      <Page header={header}>
        <Notice tone="bad" title={words.failed} action={tryAgain}>
          {messageOf(failure)}
          <ResponseDetails fault={faultOf(failure)} />
        </Notice>
      </Page>
    );

  const items = attention({
    account: account.data,
    canRenew,
    links: newest.data && { items: newest.data.urls, total: newest.data.result },
    codes: codes.data && { items: codes.data.qrs, total: codes.data.result },
    domains,
    stopped,
    now,
  });
  const judged = [account, newest, codes];
  const isPending = judged.some((reading) => reading.isPending);
  // What couldn't be loaded may need attention.
  const isUnsure = judged.some(({ data, error }) => !data && error && !isMissing(error));
  const told = items.length === 0 && isUnsure ? [unread] : items;
  const attentionCard = <AttentionCard items={isPending ? undefined : told} />;

  if (isNew && steps)
    return (
      <Page header={header} width="narrow">
        {items.length > 0 ? <AttentionCard items={items} /> : null}
        <Welcome name={account.data?.username} steps={steps} />
      </Page>
    );
  return (
    <Page header={header}>
      {hasAlerts && isOver ? (
        <Suspense>
          <MetAlerts />
        </Suspense>
      ) : null}
      {steps ? <FirstStepsCard {...steps} /> : null}
      <OverviewFigures lately={lately?.figures} links={newest} codes={codes} />
      {lately?.chart}
      {isLive ? (
        <Grid columns={2}>
          <LivePlace>
            <LiveOverview />
          </LivePlace>
          {attentionCard}
        </Grid>
      ) : (
        attentionCard
      )}
      <RecordCards newest={newest} codes={codes} most={most} />
    </Page>
  );
};
