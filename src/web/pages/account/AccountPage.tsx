import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { accountDetails } from '#web/api/account.ts';
import { keyList } from '#web/api/keys.ts';
import { secondStepState } from '#web/api/second-step.ts';
import { accountSecurity } from '#web/api/security.ts';
import { useAccountsShown } from '#web/client/accounts-shown.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Anchor } from '#web/ui/layout/Anchor.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { CardGroup } from '#web/ui/layout/group/CardGroup.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { ThemeSwitch } from '#web/ui/form/ThemeSwitch.tsx';
import { labels } from '#web/words/labels.ts';
import { account as words } from '#web/words/account.ts';
import { DataCard } from './DataCard.tsx';
import { InspectionsCard, latest } from './InspectionsCard.tsx';
import { KeysCard } from './KeysCard.tsx';
import { EmailForm } from './security/EmailForm.tsx';
import { PasswordForm } from './security/PasswordForm.tsx';
import { PlanCard } from './PlanCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SecurityCards } from './security/SecurityCards.tsx';
import { RequestsCard } from './RequestsCard.tsx';
import { LinkEditingCard } from './server/LinkEditingCard.tsx';
import { ServerCard } from './server/ServerCard.tsx';
import { SignInCard } from './security/SignInCard.tsx';

/** Lazy, since few browsers keep several accounts. */
const AccountLookCard = lazy(async () => ({
  default: (await import('./AccountLookCard.tsx')).AccountLookCard,
}));

/** Lazy, since accounts are rarely locked. */
const LockNotice = lazy(async () => ({
  default: (await import('#web/ui/frame/LockNotice.tsx')).LockNotice,
}));

export const AccountPage = () => {
  useDocumentTitle(labels.account);
  const hasKeys = useExtension('keys');
  // A visitor mustn’t see how the owner signs in, and a visitor’s own session and limit aren’t the owner’s.
  const visit = useCredentials()?.visit;
  const isVisit = visit !== undefined;
  const hasSecurity = useExtension('security');
  const isSecured = hasSecurity && !isVisit;
  const hasData = useExtension('account');
  const isInspected = useExtension('inspections');
  const { accounts = [], mine } = useAccountsShown() ?? {};
  const query = useQuery(accountDetails());
  const { data: account, error } = query;
  // Cards whose height depends on a response appear together, so that none shifts another.
  const isAwaited = [
    query,
    useQuery({ ...accountSecurity(), enabled: hasSecurity }),
    useQuery({ ...secondStepState(), enabled: isSecured }),
    useQuery({ ...keyList(), enabled: hasKeys }),
    useQuery({ ...latest(), enabled: isInspected }),
  ].some(({ isLoading }) => isLoading);
  return (
    <Page width="narrow" header={<PageHeader title={labels.account} />}>
      {error ? <LoadError what={words.noun} reading={listStatusOf(query)} /> : null}
      {account?.lockreason === undefined ? null : (
        <Suspense>
          <LockNotice
            reason={account.lockreason}
            support={account.support}
            of={visit?.kind === 'inspection' ? account.username : undefined}
          />
        </Suspense>
      )}
      <CardGroup title={words.sections.profile}>
        {error && !account ? null : <ProfileCard account={account} />}
        {mine && accounts.length > 1 ? (
          <Suspense>
            <AccountLookCard account={mine} />
          </Suspense>
        ) : null}
        <Card title={words.appearance} text={words.appearanceText} actions={<ThemeSwitch />} />
      </CardGroup>
      <CardGroup title={isVisit ? labels.plan : words.sections.plan}>
        {error && !account ? null : <PlanCard account={account} />}
        {isVisit ? null : <RequestsCard isAnswered={account !== undefined} isAwaited={query.isPending} />}
      </CardGroup>
      <CardGroup title={words.sections.security}>
        <EmailForm account={account} />
        <Anchor name="password">
          <PasswordForm account={account} />
        </Anchor>
        {isAwaited ? (
          <Skeleton shape="block" />
        ) : (
          <>
            {isSecured ? (
              <Anchor name="security">
                <SecurityCards />
              </Anchor>
            ) : null}
            {hasKeys ? (
              <Anchor name="keys">
                <KeysCard />
              </Anchor>
            ) : null}
            {isVisit ? null : <SignInCard />}
            <ServerCard />
            <LinkEditingCard />
          </>
        )}
      </CardGroup>
      {isAwaited || !(hasData || isInspected) ? null : (
        <CardGroup title={words.sections.data}>
          {isInspected ? <InspectionsCard /> : null}
          {hasData ? (
            <Anchor name="data">
              <DataCard account={account} />
            </Anchor>
          ) : null}
        </CardGroup>
      )}
    </Page>
  );
};
