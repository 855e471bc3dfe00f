import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { useCredentials } from '#web/api/credentials.ts';
import { readingOf } from '#web/api/reading-of.ts';
import { useExtension } from '#web/api/server-extensions.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Card } from '#web/ui/Card.tsx';
import { FailedRead } from '#web/ui/FailedRead.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx';
import { DataCard } from './DataCard.tsx';
import { InspectionsCard } from './InspectionsCard.tsx';
import { KeysCard } from './KeysCard.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SecurityCards } from './SecurityCards.tsx';
import { RequestsCard } from './RequestsCard.tsx';
import { SignInCard } from './SignInCard.tsx';

export const AccountPage = () => {
  useDocumentTitle('Account');
  const hasKeys = useExtension('keys');
  // How the owner signs in is none of a visitor’s business.
  const isVisit = useCredentials()?.visit !== undefined;
  const isSecured = useExtension('security') && !isVisit;
  const hasData = useExtension('account');
  const query = useQuery(accountDetails());
  const { data: account, error } = query;
  return (
    <Page width="narrow" header={<PageHeader title="Account" />}>
      {error ? <FailedRead what="account" reading={readingOf(query)} /> : null}
      {error && !account ? null : <ProfileCard account={account} />}
      <EmailForm current={account?.email} />
      <PasswordForm account={account} />
      {isSecured ? <SecurityCards /> : null}
      {hasKeys ? <KeysCard /> : null}
      <InspectionsCard />
      <RequestsCard />
      <Card title="Appearance" text="In this browser." actions={<ThemeSwitch />} />
      {hasData ? <DataCard account={account} /> : null}
      <SignInCard />
    </Page>
  );
};
