import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { ApiError } from '#web/client/api-error.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { ErrorScreen } from '#web/ui/layout/ErrorScreen.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { NoAccess } from '#web/ui/layout/NoAccess.tsx';
import { errorReport } from './error-report.ts';
import { isMissingCode } from './page-code.ts';
import { MissingCode } from './MissingCode.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The boundary of every page: the frame stays, and says what can be done. */
export const RouteError = () => {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : undefined;
  useDocumentTitle(status === 404 ? 'Not found' : status === 403 ? 'No access' : 'Something broke');

  if (isMissingCode(error)) return <MissingCode />;
  if (status === 404) return <NotFoundPage />;
  if (status === 403)
    return (
      <NoAccess action={<LinkButton to="/">Go to the overview</LinkButton>}>
        {error instanceof ApiError ? error.message : 'This account or its key may not see this page.'}
      </NoAccess>
    );
  const report = errorReport(error, pathname);
  return (
    <ErrorScreen
      kind="broke"
      action={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            Load the page again
          </Button>
          <CopyButton text={report} label="Copy details" words />
          <LinkButton to="/" variant="ghost">
            Go to the overview
          </LinkButton>
        </>
      }
      detail={report.split('\n', 1)[0]?.slice(0, 200)}
    >
      It is our fault, not yours. Nothing that was saved is lost. If it breaks again, send the details to
      whoever runs this server.
    </ErrorScreen>
  );
};
