import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useExtension } from '#web/api/server-extensions.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx';
import { DataCard } from './DataCard.tsx';
import { InspectionsCard } from './InspectionsCard.tsx';
import { KeysCard } from './KeysCard.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { RequestsCard } from './RequestsCard.tsx';
import { SignInCard } from './SignInCard.tsx';

export const AccountPage = () => {
  useDocumentTitle('Account');
  const hasKeys = useExtension('keys');
  const hasData = useExtension('account');
  const { data: account, error, isFetching, refetch } = useQuery(accountDetails());
  return (
    <Page width="narrow" header={<PageHeader title="Account" />}>
      {error ? (
        <Notice
          tone="bad"
          title="The account could not be read"
          action={
            <Button size="small" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error)}
        </Notice>
      ) : null}
      {error && !account ? null : <ProfileCard account={account} />}
      <EmailForm current={account?.email} />
      <PasswordForm account={account} />
      {hasKeys ? <KeysCard /> : null}
      <InspectionsCard />
      <RequestsCard />
      <Card title="Appearance" text="In this browser." actions={<ThemeSwitch />} />
      {hasData ? <DataCard account={account} /> : null}
      <SignInCard />
    </Page>
  );
};
