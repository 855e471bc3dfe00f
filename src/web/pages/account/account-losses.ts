import type { Holdings } from '#contract/account.ts';
import { listing } from '#web/words/language.ts';
import { countOf } from '#web/lib/numbers.ts';

const list = (parts: readonly string[]) => listing(parts.filter(Boolean));

const some = (count: number, one: string, many?: string) => (count > 0 ? countOf(count, one, many) : '');

/** What goes with an account, in sentences: first what others will notice. */
export function accountLosses(holdings: Holdings): string[] {
  const { links, clicks, qrs, scans, campaigns, rotators } = holdings;
  const rest = list([
    some(holdings.bios, 'bio page'),
    some(holdings.channels, 'channel'),
    some(holdings.domains, 'domain'),
    some(holdings.pixels, 'pixel'),
    some(holdings.splash, 'splash page'),
    some(holdings.overlays, 'overlay'),
    some(holdings.keys, 'API key'),
  ]);
  const visits = (count: number, what: string) =>
    count > 0
      ? ` ${countOf(count, what)} and where ${count === 1 ? 'it' : 'they'} came from ${count === 1 ? 'is' : 'are'} gone.`
      : '';
  return [
    links > 0
      ? `${countOf(links, 'link stops', 'links stop')} working, wherever ${links === 1 ? 'it stands' : 'they stand'}.${visits(clicks, 'click')}`
      : '',
    qrs > 0
      ? `${countOf(qrs, 'QR code leads', 'QR codes lead')} nowhere, printed ones too.${visits(scans, 'scan')}`
      : '',
    campaigns > 0
      ? `${countOf(campaigns, 'campaign goes', 'campaigns go')}, with ${list([
          campaigns === 1 ? 'its list page' : 'their list pages',
          some(rotators, 'rotator'),
        ])}.`
      : '',
    rest ? `Gone as well: ${rest}.` : '',
  ].filter(Boolean);
}
