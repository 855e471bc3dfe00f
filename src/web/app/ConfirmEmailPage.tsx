import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useServerOrigin } from '#web/api/server-address.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { splitUrl } from '#web/lib/urls.ts';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { isComplete, useMailLinkData } from '#web/pages/sign-in/mail-link.ts';
import { ConfirmEmail } from '#web/pages/sign-in/ConfirmEmail.tsx';
import { accountMail } from '#web/words/account-mail.ts';
import { confirmEmail as words } from '#web/words/confirm-email.ts';
import { signUp } from '#web/words/sign-up.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const { title } = words;

/**
 * The page that the message to a new e-mail address links to. Opening it changes nothing yet, since mail programs open
 * addresses too.
 */
export const ConfirmEmailPage = () => {
  useDocumentTitle(title);
  const brought = useMailLinkData();
  const sendsMail = useExtension('mail');
  const server = useServerOrigin();
  const query = useQuery(accountDetails());
  const { data: account, error } = query;
  // What a message of this service brought mustn't be sent to another server.
  if (server !== location.origin)
    return (
      <Page width="narrow" header={<PageHeader title={title} />}>
        <Notice tone="warn" title={words.otherServer}>
          {words.otherServerText(location.host, splitUrl(server).host)}
        </Notice>
      </Page>
    );
  if (account && !sendsMail) return <NotFoundPage />;
  return (
    <Page width="narrow" header={<PageHeader title={title} />}>
      {!isComplete(brought) ? (
        <Notice
          tone="warn"
          title={signUp.incompleteTitle}
          action={
            <LinkButton to="/account" size="small">
              {accountMail.requestLink}
            </LinkButton>
          }
        >
          {signUp.incompleteText}
        </Notice>
      ) : account ? (
        <ConfirmEmail key={brought.token} account={account} {...brought} />
      ) : error ? (
        <LoadError what={words.account} reading={listStatusOf(query)} />
      ) : (
        <Skeleton shape="block" />
      )}
    </Page>
  );
};
