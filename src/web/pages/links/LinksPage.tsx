import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { allLinks, linkByShort, linkCount, linkList } from '#web/api/links.ts';
import { useExtension } from '#web/api/server-extensions.ts';
import { readingOf } from '#web/api/reading-of.ts';
import { useAddressDialog } from '#web/lib/address-dialog.ts';
import { useAddressQuery } from '#web/lib/address-query.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { linkPath } from '#web/lib/record-paths.ts';
import { useSelectedRows } from '#web/lib/selected-rows.ts';
import { looksLikeShortUrl } from '#web/lib/short-url.ts';
import { useSelectAll } from '#web/bulk/select-all.ts';
import { Button } from '#web/ui/Button.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { QueryTable } from '#web/ui/QueryTable.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Toolbar } from '#web/ui/Toolbar.tsx';
import type { LinkDialog } from './link-actions.tsx';
import { linkActions } from './link-actions.tsx';
import { linkColumns } from './link-columns.tsx';
import { LinkDialogs } from './LinkDialogs.tsx';
import { LinkSearch } from './LinkSearch.tsx';
import { LookUpNote } from './LookUpNote.tsx';
import { NoLinks } from './NoLinks.tsx';
import { SelectedLinks } from './SelectedLinks.tsx';

const idOf = ({ id }: { id: number }) => id;

export const LinksPage = () => {
  useDocumentTitle('Links');
  const navigate = useNavigate();
  const paging = useAddressQuery();
  const { page, limit, get, change, linkTo } = paging;
  const q = get('q');
  const short = get('short');
  const order = get('order') === 'click' ? 'click' : undefined;

  const canChange = useExtension('links');
  const dialog = useAddressDialog<LinkDialog>();
  const { open } = dialog;
  const actions = useMemo(() => linkActions(canChange ? open : undefined), [canChange, open]);
  const list = useQuery({ ...linkList({ page, limit, order, q }), enabled: short === '' });
  const found = useQuery({ ...linkByShort(short), enabled: short !== '' });
  const { data: count } = useQuery(linkCount());
  const looked = found.data === undefined ? undefined : found.data ? [found.data] : [];
  const rows = short ? looked : list.data?.urls;
  const total = short ? undefined : list.data?.result;
  const pages = list.data?.maxpage ?? 1;

  const selected = useSelectedRows(rows, idOf, linkTo(page));
  const all = useSelectAll({
    what: 'link',
    total,
    chosen: selected.rows.length,
    read: () => allLinks({ order, q }),
    onRead: (links) => selected.chooseAll(links, limit),
  });

  const search = (text: string) =>
    change(looksLikeShortUrl(text) ? { short: text, q: '' } : { q: text, short: '' }, {
      // One step back leaves the search, however often it was retyped.
      replace: text !== '' && (q !== '' || short !== ''),
    });

  return (
    <Page
      header={
        <PageHeader
          title="Links"
          count={count}
          actions={
            canChange ? (
              <Button variant="primary" shortcut="n" onClick={() => open('new')}>
                New link
              </Button>
            ) : undefined
          }
        />
      }
    >
      <Toolbar
        end={
          short ? null : (
            <Select
              fit
              aria-label="Order"
              value={order ?? 'date'}
              onChange={(event) => change({ order: event.target.value === 'click' ? 'click' : undefined })}
              options={[
                { value: 'date', label: 'Newest first' },
                { value: 'click', label: 'Most clicked first' },
              ]}
            />
          )
        }
      >
        <LinkSearch value={short || q} onSettle={search} />
      </Toolbar>
      {short && looked?.length === 1 ? (
        <LookUpNote short={short} onSearch={() => change({ q: short, short: '' })} />
      ) : null}
      <QueryTable
        what="links"
        icon={<Link2 />}
        reading={readingOf(short ? found : list)}
        paging={paging}
        total={total}
        pages={pages}
        rows={rows}
        columns={linkColumns}
        rowKey={idOf}
        rowName={(link) => link.title || link.alias}
        onOpen={(link) => void navigate(linkPath(link.shorturl))}
        actions={actions}
        quick={2}
        selection={selected.selection}
        density="two"
        empty={
          <NoLinks q={q} short={short} change={change} onAdd={canChange ? () => open('new') : undefined} />
        }
        bar={
          selected.rows.length > 0 ? (
            <SelectedLinks selected={selected} steps={{ page, pages: short ? 1 : pages, linkTo }} all={all} />
          ) : undefined
        }
      />
      {canChange ? (
        <LinkDialogs dialog={dialog} links={rows ?? []} onSaved={dialog.close} onDeleted={dialog.drop} />
      ) : null}
    </Page>
  );
};
