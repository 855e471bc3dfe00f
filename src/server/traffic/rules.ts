import type { FastifyRequest } from 'fastify';
import { type Rules, parseRules } from '#server/store/link-options.ts';
import { acceptedLanguages } from './accepted-languages.ts';
import { isDevice } from './device.ts';

/** Returns a language's current code if it has had others, such as `he` for `iw` and `fil` for `tl`. */
function presentCode(language: string): string {
  try {
    return new Intl.Locale(language).language;
  } catch {
    return language;
  }
}

/** Whether a rule for one language applies to readers of the other. Norwegian has two written forms. */
function isFor(ruled: string, spoken: string): boolean {
  const language = presentCode(ruled);
  return language === spoken || (language === 'no' && ['nb', 'nn'].includes(spoken));
}

/** Returns a browser's first language without its region. */
export function firstLanguage(header?: string): string | undefined {
  const [first] = acceptedLanguages(header);
  return first && presentCode(first);
}

/**
 * Where a visitor is redirected, and the rule that chose it: `device:ios`, `country:DE`, `language:de`, or "" for the
 * link itself.
 */
export interface RuledDestination {
  to: string;
  rule: string;
}

/**
 * Returns where a visitor is redirected. The first rule that matches wins. Device rules are tried first, then country
 * rules, then language rules, each in its own order. Without a match, it's the link's own destination.
 */
export const ruledDestination = (
  { longurl, rules }: { longurl: string; rules: string | null },
  request: FastifyRequest,
  country: () => string,
): RuledDestination => fittingRule(rules, request, country) ?? { to: longurl, rule: '' };

/** Does the same for the rules alone. Returns undefined if none matches. */
export function fittingRule(
  rules: string | null,
  { headers }: FastifyRequest,
  country: () => string,
): RuledDestination | undefined {
  if (rules === null) return undefined;
  const { devicetarget = [], geotarget = [], languagetarget = [] }: Rules = parseRules(rules);
  const byDevice = devicetarget.find(({ device }) => isDevice(device, headers['user-agent']));
  if (byDevice) return { to: byDevice.link, rule: `device:${byDevice.device}` };
  if (geotarget.length > 0) {
    const here = country();
    const byCountry = geotarget.find(({ location }) => location === here);
    if (byCountry) return { to: byCountry.link, rule: `country:${here}` };
  }
  if (languagetarget.length === 0) return undefined;
  const spoken = firstLanguage(headers['accept-language']);
  if (spoken === undefined) return undefined;
  const byLanguage = languagetarget.find(({ language }) => isFor(language, spoken));
  return byLanguage && { to: byLanguage.link, rule: `language:${byLanguage.language}` };
}
