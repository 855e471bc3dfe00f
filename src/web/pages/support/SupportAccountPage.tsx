import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ApiError } from '#web/client/api-error.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { supportAccount } from '#web/api/support.ts';
import { enterInspection } from '#web/api/support-inspection.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ErrorScreen } from '#web/ui/layout/ErrorScreen.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { labels } from '#web/words/labels.ts';
import { support } from '#web/words/support.ts';
import { supportAccount as words } from '#web/words/support-account.ts';
import { AccountCard } from './AccountCard.tsx';
import { AccountDialogs, type SupportDialog } from './AccountDialogs.tsx';
import { InspectedCards } from './InspectedCards.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { NotStaff } from './NotStaff.tsx';
import { TrailCard } from './TrailCard.tsx';

export const SupportAccountPage = () => {
  const id = idInAddress(useParams().id);
  const queryClient = useQueryClient();
  const dialog = useAddressDialog<SupportDialog>();
  const found = useQuery({ ...supportAccount(id), enabled: id > 0 });
  const { data: account, error } = found;
  const reading = listStatusOf(found);
  const inspect = () => {
    // If an inspection is already open, its reason is known.
    if (account && enterInspection(account)) queryClient.clear();
    else dialog.open('inspect');
  };
  useDocumentTitle(account ? words.pageTitle(account.username) : support.title);
  if (error instanceof ApiError && error.status === 403) return <NotStaff />;
  if (id === 0 || reading.isMissing)
    return (
      <ErrorScreen
        kind="missing"
        title={words.missing}
        action={<LinkButton to="/support">{words.allAccounts}</LinkButton>}
      >
        {words.missingText}
      </ErrorScreen>
    );
  return (
    <Page
      header={
        <PageHeader
          title={account?.username ?? labels.account}
          crumbs={[{ label: support.title, to: '/support' }]}
          actions={
            account ? (
              <>
                <MoreMenu account={account} open={dialog.open} />
                <Button onClick={() => dialog.open('bundle')}>{words.createBundle}</Button>
                <Button variant="primary" icon={<Eye />} onClick={inspect}>
                  {words.inspect}
                </Button>
              </>
            ) : undefined
          }
        />
      }
    >
      {reading.error ? <LoadError what={words.noun} reading={reading} /> : null}
      {reading.error && !account ? null : (
        <Split aside={<AccountCard account={account} />}>
          <Stack gap={5}>
            <InspectedCards id={id} username={account?.username} onInspect={() => dialog.open('look')} />
            {/* Loads after the summary, since loading the summary is on record too. */}
            <TrailCard account={account ? id : 0} />
          </Stack>
        </Split>
      )}
      {account ? <AccountDialogs dialog={dialog} account={account} /> : null}
    </Page>
  );
};
