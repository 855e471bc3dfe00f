import { useQueryClient } from '@tanstack/react-query';
import { History, ScanSearch, Search } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useExtensions } from '#web/client/server-extensions.ts';
import { closeOver, typeInPalette, useOver } from '#web/app/over-page.ts';
import { goKeysOf, placeOfPath, useOfferedPlaces } from '#web/app/places.ts';
import { countOf } from '#web/lib/numbers.ts';
import { linkLookUpPath, linkSearchPath } from '#web/lib/record-paths.ts';
import { bestMatches } from '#web/lib/word-match.ts';
import { looksLikeShortUrl } from '#web/lib/short-url.ts';
import { Palette } from '#web/ui/overlay/Palette.tsx';
import type { PaletteGroup, PaletteItem } from '#web/ui/overlay/palette-items.ts';
import { type KnownRecord, knownRecords, partlyKnown } from './known-records.tsx';
import { useLinkMatches } from './link-matches.ts';
import { useAccountKey } from './note-places.ts';
import { usePaletteActions } from './palette-actions.tsx';
import { notePlace, recentPlaces } from './recent-places.ts';

/** Of each kind of record, so that the next kind stays in sight. */
const most = 6;

type GoToProps = { open: boolean; onClose: () => void };

/** The palette: everything that this app leads to, by name. */
export const GoTo = ({ open: isOpen, onClose }: GoToProps) => {
  const { query } = useOver();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const client = useQueryClient();
  const account = useAccountKey();
  const q = query.trim();
  const isShort = looksLikeShortUrl(q);
  const { links, total, busy, error } = useLinkMatches(q, isOpen && !isShort);

  const go = (path: string) => void navigate(path);
  /** A record is remembered by its name, which its page may need a moment to know. */
  const goToRecord = (path: string, title: string) => {
    if (account !== undefined) notePlace(account, { path, title });
    go(path);
  };
  const actions = usePaletteActions(go);
  const offered = useExtensions();

  const recordItem = ({ id, icon, label, detail, mono, path, keep }: KnownRecord): PaletteItem => ({
    id: `${path} ${id}`,
    icon,
    label,
    detail,
    mono,
    onSelect: () => {
      keep?.(client);
      goToRecord(path, label);
    },
  });

  const recent: PaletteItem[] =
    isOpen && account !== undefined && q === ''
      ? recentPlaces(account)
          .filter(({ path }) => path !== here)
          .map(({ path, title }) => ({
            id: `recent ${path}`,
            icon: placeOfPath(path)?.icon ?? <History />,
            label: title,
            onSelect: () => goToRecord(path, title),
          }))
      : [];

  const pages = bestMatches(useOfferedPlaces(), q, ({ label }) => label).map(({ to, label, icon }) => ({
    id: `page ${to}`,
    icon,
    label,
    keys: goKeysOf(to),
    onSelect: () => go(to),
  }));

  const shortItem: PaletteItem = {
    id: 'short',
    icon: <ScanSearch />,
    label: 'Look up this short URL',
    detail: q,
    onSelect: () => go(linkLookUpPath(q)),
  };
  const searchItem: PaletteItem = {
    id: 'search',
    icon: <Search />,
    label:
      total !== undefined && total > most
        ? `All ${countOf(total, 'link')} with “${q}”`
        : `Search the links for “${q}”`,
    onSelect: () => go(linkSearchPath(q)),
  };

  const groups: PaletteGroup[] = [
    { label: 'Short URL', items: isShort ? [shortItem] : [] },
    { label: 'Recent', items: recent },
    { label: 'Pages', items: isShort ? [] : pages },
    {
      label: 'Actions',
      items: isShort ? [] : bestMatches(actions, q, ({ label, words }) => `${label} ${words}`),
    },
    ...(q === '' || isShort
      ? []
      : [
          {
            label: 'Links',
            items: [...links.slice(0, most).map(recordItem), ...(total === 0 ? [] : [searchItem])],
          },
          ...knownRecords(client, offered, q).map(({ label, records }) => ({
            label,
            items: bestMatches(records, q, ({ text }) => text)
              .slice(0, most)
              .map(recordItem),
          })),
        ]),
  ];

  return (
    <Palette
      open={isOpen}
      onClose={onClose}
      label="Go to"
      placeholder="Where to, or what to do?"
      query={query}
      onQuery={typeInPalette}
      groups={groups.map(({ label, items }) => ({ label, items: items.map(closing) }))}
      busy={busy}
      empty={
        <>
          Nothing is called “<bdi>{q}</bdi>”.
        </>
      }
      note={noteOn({ q, isShort, error, unread: isOpen ? partlyKnown(client, offered) : '' })}
    />
  );
};

/** Closes first: what the line then opens takes the focus from the page, not from the palette. */
const closing = (item: PaletteItem): PaletteItem => ({
  ...item,
  onSelect: () => {
    closeOver();
    item.onSelect();
  },
});

interface Known {
  q: string;
  isShort: boolean;
  error: string | undefined;
  /** The kinds of records that are not all known. */
  unread: string;
}

const noteOn = ({ q, isShort, error, unread }: Known) => {
  if (q === '') return 'A pasted short URL is looked up.';
  if (error) return `The links could not be searched. ${error}`;
  return unread && !isShort ? `${unread} are found once their list was opened.` : undefined;
};
