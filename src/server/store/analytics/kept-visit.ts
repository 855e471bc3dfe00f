import type { CountedVisit } from '#server/store/tally.ts';
import { type KeptVisit, none, unknown } from './columns.ts';
import { sourceOf } from './source.ts';

/** Absent: it was not recorded at the time. Empty: there is none. */
const labelOf = (text: string | null | undefined, empty: string = none) =>
  text === null || text === undefined ? unknown : text || empty;

const known = (text: string) => (text === '' || text === 'Unknown' ? unknown : text);

/** "Springfield, Illinois, US": several places have one name. */
const placeOf = (name: string | null | undefined, ...within: (string | null | undefined)[]) =>
  name ? [name, ...within.filter(Boolean)].join(', ') : unknown;

export const targetLabel = (kind: string, id: number) => `${kind} ${id}`;

/** A visit as it was appended, with the labels that it is asked for by. */
export function keptVisit(visit: CountedVisit): KeptVisit {
  const referrer = visit.referrer === 'Direct' ? none : known(visit.referrer);
  const path = visit.referrer_path;
  return {
    at: visit.at,
    visitor: visit.visitor,
    labels: {
      target: targetLabel(visit.kind, visit.target_id),
      country: known(visit.country),
      region: placeOf(visit.region, visit.country),
      city: placeOf(visit.city, visit.region === visit.city ? '' : visit.region, visit.country),
      language: labelOf(visit.language, unknown),
      device: labelOf(visit.device, unknown),
      browser: known(visit.browser),
      os: known(visit.os),
      referrer,
      // Whoever came directly came from no page, whether that was recorded or not.
      referrer_path: referrer === none ? none : labelOf(path, unknown),
      source: sourceOf(visit),
      utm_source: labelOf(visit.utm_source),
      utm_medium: labelOf(visit.utm_medium),
      utm_campaign: labelOf(visit.utm_campaign),
      utm_term: labelOf(visit.utm_term),
      utm_content: labelOf(visit.utm_content),
      rule: labelOf(visit.rule),
    },
  };
}
