import { hash, randomBytes } from 'node:crypto';
import type { Visit } from '#server/store/visits.ts';
import { agentOf } from '#server/traffic/agent.ts';
import { openCountries } from '#server/traffic/country.ts';
import { referrerOf } from '#server/traffic/referrer.ts';
import { utmOf } from '#server/traffic/utm.ts';
import type { Visitor } from './visitors.ts';

/** The language that most people in a country read. */
const languages = new Map<string, string>();
function languageOf(country: string): string {
  const known = languages.get(country);
  if (known !== undefined) return known;
  const language = /^[A-Z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).maximize().language : 'en';
  languages.set(country, language);
  return language;
}

/**
 * Reads visits the way requests are read, but with another salt, which is created for each day and thrown away. The
 * salt of a real day belongs to real visitors, and that of a past day must not come back.
 */
export function createVisitReader(): (
  visitor: Visitor,
  target: Pick<Visit, 'kind' | 'target_id' | 'at'> & { destination?: string | undefined },
) => Visit {
  const countryOf = openCountries();
  let day = -1;
  let salt = '';
  return ({ address, userAgent, referer }, { kind, target_id, at, destination }) => {
    const today = Math.floor(at / 86_400);
    if (today !== day) {
      day = today;
      salt = randomBytes(32).toString('base64url');
    }
    const { browser, os, device } = agentOf(userAgent);
    const country = countryOf(address);
    const referrer = referrerOf(referer, () => false);
    return {
      kind,
      target_id,
      at,
      country,
      referrer: referrer.host,
      browser,
      os,
      social: referrer.social,
      visitor: hash('sha256', `${salt}\n${address}\n${userAgent}`, 'base64url').slice(0, 22),
      language: languageOf(country),
      device,
      referrer_path: referrer.path,
      rule: '',
      ...utmOf(destination),
    };
  };
}
