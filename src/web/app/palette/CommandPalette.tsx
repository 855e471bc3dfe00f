import { useQueryClient } from '@tanstack/react-query';
import { History, ScanSearch, Search } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useExtensions } from '#web/client/server-extensions.ts';
import { closeGlobalDialog, setPaletteQuery, useGlobalDialog } from '#web/app/global-dialogs.ts';
import { alsoCalled } from '#web/app/nearest-places.ts';
import { goKeysOf, placeOfPath, places, useOfferedPlaces } from '#web/app/places.ts';
import { linkLookUpPath, linkSearchPath } from '#web/lib/record-paths.ts';
import { looksLikeShortUrl } from '#web/lib/short-url.ts';
import { navigation } from '#web/words/navigation.ts';
import { palette as words } from '#web/words/palette.ts';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { Palette } from '#web/ui/overlay/Palette.tsx';
import type { PaletteGroup, PaletteItem } from '#web/ui/overlay/palette-items.ts';
import { useAllKinds } from './all-kinds.ts';
import { type KnownRecord, knownRecords } from './known-records.tsx';
import { useLinkMatches } from './link-matches.ts';
import { useAccountKey } from './note-places.ts';
import { usePaletteActions } from './palette-actions.tsx';
import { type Findable, type FindableGroup, rankedGroups } from './ranked-groups.ts';
import { notePlace, type Place, recentPlaces } from './recent-places.ts';
import { namedPlace } from './record-names.ts';

/** Maximum number of records of each kind, so that the next kind stays in view. */
const maxOfKind = 6;

/** Weights of a match in other names and in further text. */
const [other, beside] = [0.8, 0.5];

type CommandPaletteProps = { open: boolean; onClose: () => void };

/** The palette, which finds everything in this app by name. */
export const CommandPalette = ({ open: isOpen, onClose }: CommandPaletteProps) => {
  const { query } = useGlobalDialog();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const client = useQueryClient();
  const account = useAccountKey();
  const q = query.trim();
  const isShort = looksLikeShortUrl(q);
  const { links, total, busy, error } = useLinkMatches(q, isOpen && !isShort);

  const go = (path: string) => void navigate(path);
  /** Records are remembered by name, which their page may need a moment to load. Lists needn't be remembered. */
  const goToRecord = (place: Place) => {
    if (account !== undefined && !places.some(({ to }) => to === place.path)) notePlace(account, place);
    go(place.path);
  };
  const actions = usePaletteActions(go);
  const unread = useAllKinds(q, isOpen && !isShort);
  const offered = useExtensions();

  const recordItem = ({ id, icon, label, detail, mono, path, keep }: KnownRecord): PaletteItem => ({
    id: `${path} ${id}`,
    icon,
    label,
    detail,
    mono,
    onSelect: () => {
      keep?.(client);
      goToRecord({ path, title: label });
    },
  });

  const recent: PaletteItem[] =
    isOpen && account !== undefined && q === ''
      ? recentPlaces(account)
          .filter(({ path }) => path !== here)
          .map((place) => ({
            id: `recent ${place.path}`,
            icon: placeOfPath(place.path)?.icon ?? <History />,
            label: namedPlace(place),
            onSelect: () => goToRecord(place),
          }))
      : [];

  const pages = useOfferedPlaces().map(({ to, label, icon }) =>
    named({ id: `page ${to}`, icon, label, keys: goKeysOf(to), onSelect: () => go(to) }, alsoCalled[to]),
  );

  const shortItem: PaletteItem = {
    id: 'short',
    icon: <ScanSearch />,
    label: words.lookUp,
    detail: q,
    onSelect: () => go(linkLookUpPath(q)),
  };
  const isMore = total !== undefined && total > maxOfKind;
  const searchItem: PaletteItem = {
    id: 'search',
    icon: <Search />,
    label: isMore ? words.allLinks(total, q) : words.searchLinks(q),
    onSelect: () => go(linkSearchPath(q)),
  };

  const found = (record: KnownRecord): Findable => ({
    item: recordItem(record),
    searched: [
      { text: record.name ?? record.label, weight: 1 },
      { text: record.detail, weight: record.name === undefined ? beside : 1 },
      { text: record.text ?? '', weight: beside },
    ],
  });
  const records: FindableGroup[] =
    q === ''
      ? []
      : [
          {
            label: navigation.links,
            found: links.map((link) => ({ ...found(link), isFound: true })),
            most: maxOfKind,
            last: isMore ? [searchItem] : [],
          },
          ...knownRecords(client, offered, q).map((kind) => ({
            label: kind.label,
            found: kind.records.map(found),
            most: maxOfKind,
          })),
        ];
  const groups: PaletteGroup[] = isShort
    ? [{ label: words.shortUrl, items: [shortItem] }]
    : [
        { label: words.recent, items: recent },
        ...rankedGroups(
          [
            { label: words.pages, found: pages },
            ...records,
            { label: words.actions, found: actions.map((action) => named(action, action.words)) },
          ],
          q,
        ),
        // The search comes after all results, since it isn't one itself.
        { label: words.search, items: q === '' || isMore || total === 0 ? [] : [searchItem] },
      ];

  return (
    <Palette
      open={isOpen}
      onClose={onClose}
      label={navigation.goTo}
      placeholder={words.placeholder}
      query={query}
      onQuery={setPaletteQuery}
      groups={groups.map(({ label, items }) => ({ label, items: items.map(closing) }))}
      busy={busy}
      empty={<Sentence of={words.noResults} parts={{ query: <bdi>{q}</bdi> }} />}
      note={noteOn({ q, isShort, error, unread })}
    />
  );
};

/** Makes a page or command findable by its label and by other words. */
const named = (item: PaletteItem, words = ''): Findable => ({
  item,
  searched: [
    { text: item.label, weight: 1 },
    { text: words, weight: other },
  ],
});

/** Closes the palette first, so that what the item opens takes the focus from the page and not from the palette. */
const closing = (item: PaletteItem): PaletteItem => ({
  ...item,
  onSelect: () => {
    closeGlobalDialog();
    item.onSelect();
  },
});

interface Known {
  q: string;
  isShort: boolean;
  error: string | undefined;
  /** The kinds of records that aren't fully known. */
  unread: readonly string[];
}

const noteOn = ({ q, isShort, error, unread }: Known) => {
  if (q === '') return words.pasteNote;
  if (error) return words.searchFailed(error);
  return unread.length > 0 && !isShort ? words.openListNote(unread) : undefined;
};
