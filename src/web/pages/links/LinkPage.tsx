import { useQuery } from '@tanstack/react-query';
import { Pencil, QrCode } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isClosed, linkSentences } from '#web/api/link-words.ts';
import { linkDetail } from '#web/api/links.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { dayOfWireTime } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { narrow, useMedia } from '#web/browser/media.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { linkPath } from '#web/lib/record-paths.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { clickWords } from '#web/statistics/measured.ts';
import { LiveSection } from '#web/statistics/live/LiveSection.tsx';
import { readEarlyFigures } from '#web/statistics/analytics/early-figures.ts';
import { RefreshButton } from '#web/statistics/RefreshButton.tsx';
import { RecordStatistics } from '#web/statistics/RecordStatistics.tsx';
import { Button } from '#web/ui/base/Button.tsx';
import { ErrorScreen } from '#web/ui/layout/ErrorScreen.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { MoreActions } from '#web/ui/overlay/MoreActions.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { listStatusOf } from '#web/client/list-status.ts';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { linkPage as words } from '#web/words/link-page.ts';
import { linkQr } from '#web/words/link-qr.ts';
import { links } from '#web/words/links.ts';
import { verbs } from '#web/words/verbs.ts';
import { type LinkDialog, linkPageActions } from './link-actions.tsx';
import { useKnownLink } from '#web/replica/known-link.ts';
import type { PageComponent } from '#web/client/early-page.ts';
import { LinkCard } from './LinkCard.tsx';
import { LinkDialogs } from './link-dialogs.ts';
import { LinkFacts } from './LinkFacts.tsx';
import { OnlyClicks } from './OnlyClicks.tsx';

/** Shows a link by its short URL, `/links/by?short=…`, so that it's found on any server and from a shared address. */
export const LinkPage: PageComponent = () => {
  const short = useAddressQuery().get('short');
  const navigate = useNavigate();
  const canChange = useExtension('links');
  const dialog = useAddressDialog<LinkDialog>();
  const detail = useQuery({ ...linkDetail(short), enabled: short !== '' });
  // Data from a list is available immediately.
  const known = useKnownLink(short);
  const { data, error } = detail;
  const link = data?.link ?? known ?? undefined;
  const isNarrow = useMedia(narrow);
  const title = link?.title || displayUrl(readableUrl(link?.shorturl ?? short));
  useDocumentTitle(title);
  // A new alias replaces the old one in the history, once the dialog's history entry above it is gone.
  const moved = useRef<string>(undefined);
  useEffect(() => {
    if (moved.current === undefined || dialog.name !== undefined) return;
    void navigate(linkPath(moved.current), { replace: true });
    moved.current = undefined;
  });

  const missing =
    short === '' || data === null ? (
      <ErrorScreen
        kind="missing"
        title={links.notFound}
        action={<LinkButton to="/links">{links.showAll}</LinkButton>}
      >
        {short === '' ? (
          words.noShort
        ) : (
          <Sentence of={words.notFoundText} parts={{ short: <bdi>{displayUrl(readableUrl(short))}</bdi> }} />
        )}
      </ErrorScreen>
    ) : undefined;
  const open = (name: LinkDialog) => link && dialog.open(name, link.id);
  // The buttons keep their places while the link loads.
  const actions =
    error && !link ? null : (
      <>
        <IconButton
          label={linkQr.show}
          icon={<QrCode />}
          variant="secondary"
          shortcut="q"
          disabled={!link}
          onClick={() => open('code')}
        />
        {canChange ? (
          <Button icon={<Pencil />} changes shortcut="e" disabled={!link} onClick={() => open('edit')}>
            {verbs.edit}
          </Button>
        ) : null}
      </>
    );
  const more =
    error && !link ? null : <MoreActions items={link && linkPageActions(link, dialog.open, canChange)} />;
  const live = link ? <LiveSection subject={{ kind: 'link', id: link.id }} /> : null;
  const page = (
    <Page
      header={
        <PageHeader
          title={title}
          crumbs={[{ label: links.title, to: '/links' }]}
          actions={
            <>
              {actions}
              {error && !data ? null : <RefreshButton kind="links" id={link?.id} detail={detail} />}
              {more}
            </>
          }
        />
      }
    >
      {error ? <LoadError title={words.notLoaded} reading={listStatusOf(detail)} /> : null}
      {error && !link ? null : (
        <>
          <LinkFacts link={link} readAt={detail.dataUpdatedAt} />
          {link?.state && isClosed(link.state) ? (
            <Notice
              tone="warn"
              title={words.closed}
              action={
                canChange ? (
                  <Button
                    size="small"
                    changes
                    onClick={() => dialog.open(link.state?.archived ? 'archive' : 'edit', link.id)}
                  >
                    {link.state.archived ? verbs.restore : verbs.edit}
                  </Button>
                ) : undefined
              }
            >
              {linkSentences(link.state)[0]}
            </Notice>
          ) : null}
          <Split
            aside={
              <>
                <LinkCard link={link} />
                {isNarrow ? null : live}
              </>
            }
          >
            {data && !data.statistics ? <OnlyClicks clicks={data.link.clicks} /> : null}
            {data?.statistics || !(data ?? error) ? (
              <RecordStatistics
                kind="links"
                id={link?.id ?? 0}
                name={link ? link.title || link.alias : ''}
                words={clickWords}
                made={link && dayOfWireTime(link.date)}
                visits={link?.clicks}
                isClosed={link?.state && isClosed(link.state)}
                data={data?.statistics}
                readAt={detail.dataUpdatedAt}
              />
            ) : null}
            {isNarrow ? live : null}
          </Split>
        </>
      )}
    </Page>
  );
  return (
    <>
      {missing ?? page}
      {/* The dialogs stay mounted, so that a form keeps its input if the link is deleted elsewhere. */}
      <LinkDialogs
        dialog={dialog}
        links={link ? [link] : []}
        onSaved={(shorturl) => {
          if (shorturl !== link?.shorturl) moved.current = shorturl;
          dialog.close();
        }}
        onDeleted={() => dialog.leaveTo('/links')}
      />
    </>
  );
};

LinkPage.readEarly = async (client, { search }) => {
  const found = await client.query(linkDetail(search.get('short') ?? ''));
  if (found) await readEarlyFigures(client, { of: 'link', id: found.link.id }, search);
};
