import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Extension } from '#contract/endpoint.ts';
import { accountDetails } from '#web/api/account.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { ErrorScreen } from '#web/ui/layout/ErrorScreen.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { routeErrors as words } from '#web/words/route-errors.ts';
import { PageSkeleton } from './router/PageSkeleton.tsx';

/**
 * Returns the page if the server names the extension it needs, otherwise an explanation.
 * @param isForm whether other servers may list what the page creates or edits
 */
export const withExtension = (extension: Extension, Page: ComponentType, isForm: boolean): ComponentType =>
  function Offered() {
    const isOffered = useExtension(extension);
    const { isSuccess, isPending } = useQuery(accountDetails());
    if (isOffered) return <Page />;
    // A server that couldn't be reached may still have the extension. The page then shows the error.
    if (!isSuccess) return isPending ? <PageSkeleton /> : <Page />;
    return (
      <ErrorScreen
        kind="missing"
        title={words.notOffered}
        action={<LinkButton to="/">{words.overview}</LinkButton>}
      >
        {isForm ? words.notOfferedText : words.notOfferedPage}
      </ErrorScreen>
    );
  };
