import { Link2, PanelsTopLeft, ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LiveVisit } from '#contract/analytics-visits.ts';
import { bioPath, linkLookUpPath, qrPath } from '#web/lib/record-paths.ts';
import type { ListedVisit } from '#web/ui/chart/VisitList.tsx';
import { valueName } from '#web/statistics/analytics/values.ts';
import { live as words } from '#web/words/live.ts';

/** Returns what is known elsewhere about a visited record. */
export type KnownRecord = (
  kind: LiveVisit['kind'],
  id: number,
) => Pick<ListedVisit, 'name' | 'address' | 'to'> | undefined;

const icons: Readonly<Record<LiveVisit['kind'], ReactNode>> = {
  link: <Link2 />,
  qr: <ScanLine />,
  bio: <PanelsTopLeft />,
};

/** The page of a link is found by its short URL. */
const pathOf = ({ kind, id, name }: LiveVisit) => {
  if (kind === 'link') return name === '' ? undefined : linkLookUpPath(name);
  return kind === 'qr' ? qrPath(id) : bioPath(id);
};

/** Returns the record's name and path from the visit itself. */
const recordInVisit = (visit: LiveVisit) => {
  const { kind, id, name, title } = visit;
  return { name: title || name || words[kind](id), address: title ? name : undefined, to: pathOf(visit) };
};

const isTold = (text: string) => text !== '' && !text.startsWith('(');

/** Returns a place such as "Germany, Berlin". Of "Berlin, DE" only the city is used. */
const placeOf = ({ country, city }: LiveVisit) =>
  [valueName('country', country), isTold(city) ? city.replace(/, .*$/, '') : ''].filter(Boolean).join(', ');

/** Returns "Phone · Safari · google.com". */
const withOf = ({ device, browser, referrer }: LiveVisit) =>
  [valueName('device', device), browser, isTold(referrer) ? referrer : ''].filter(Boolean).join(' · ');

/**
 * Converts visits for the list.
 * @param known undefined if all visits belong to the record that the page shows
 */
export const listedVisits = (visits: readonly LiveVisit[], known: KnownRecord | undefined): ListedVisit[] =>
  visits.map((visit, place) => {
    const { kind, id, at } = visit;
    // Several visits may share a second, so the key is the position counted from the oldest.
    const shown = { key: `${visits.length - place}`, icon: icons[kind], at };
    if (!known) return { ...shown, name: placeOf(visit), to: undefined, about: withOf(visit) };
    const record = known(kind, id) ?? recordInVisit(visit);
    return { ...shown, ...record, about: `${placeOf(visit)} · ${withOf(visit)}` };
  });
