import type { CountedVisit } from '#server/store/tally.ts';
import { type LabeledVisit, none, unknown } from './columns.ts';
import { sourceOf } from './source.ts';

/** Null or undefined means that the value wasn't recorded at the time. Empty means that the visit has none. */
const labelOf = (text: string | null | undefined, empty: string = none) =>
  text === null || text === undefined ? unknown : text || empty;

const known = (text: string) => (text === '' || text === 'Unknown' ? unknown : text);

/** Several places share a name, so a label reads "Springfield, Illinois, US". */
const placeOf = (name: string | null | undefined, ...within: (string | null | undefined)[]) =>
  name ? [name, ...within.filter(Boolean)].join(', ') : unknown;

export const targetLabel = (kind: string, id: number) => `${kind} ${id}`;

/** Converts a visit as appended into one with labels. */
export function labelVisit(visit: CountedVisit): LabeledVisit {
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
      // A direct visit has no referring page, whether or not its path was recorded.
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
