import { useLocation } from 'react-router-dom';
import { ApiError } from '#web/client/api-error.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { layout } from '#web/words/layout.ts';
import { routeErrors as words } from '#web/words/route-errors.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { fetchedPart } from '#web/ui/base/on-demand.tsx';
import { ErrorScreen } from '#web/ui/layout/ErrorScreen.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { NoAccess } from '#web/ui/layout/NoAccess.tsx';
import { errorReport } from './error-report.ts';
import { isMissingCode } from './page-code.ts';
import { MissingCode } from './MissingCode.tsx';

const NotFound = fetchedPart(async () => (await import('./NotFoundPage.tsx')).NotFoundPage, null);

/** The error boundary's content for every page. The frame stays, and the error shows what can be done. */
export const RouteError = ({ error }: { error: unknown }) => {
  const { pathname } = useLocation();
  const status = error instanceof ApiError ? error.status : undefined;
  useDocumentTitle(status === 404 ? layout.missing : status === 403 ? words.noAccess : layout.broke);

  if (isMissingCode(error)) return <MissingCode />;
  if (status === 404) return <NotFound />;
  if (status === 403)
    return (
      <NoAccess action={<LinkButton to="/">{words.overview}</LinkButton>}>
        {error instanceof ApiError ? error.message : words.noAccessText}
      </NoAccess>
    );
  const report = errorReport(error, pathname);
  return (
    <ErrorScreen
      kind="broke"
      action={
        <>
          <Button variant="primary" changes={false} onClick={() => location.reload()}>
            {words.reload}
          </Button>
          <CopyButton text={report} label={words.copyDetails} words />
          <LinkButton to="/" variant="ghost">
            {words.overview}
          </LinkButton>
        </>
      }
      detail={report.split('\n', 1)[0]?.slice(0, 200)}
    >
      {words.broke}
    </ErrorScreen>
  );
};
