import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** A link's options and state, in a word or two and in sentences. */
export const linkState = inLanguage('linkState', {
  archived: 'Archived',
  expired: 'Expired',
  usedUp: 'Used up',
  until: (date: string) => `Until ${date}`,
  used: (used: string, limit: string) => `${used} of ${limit} clicks`,
  password: 'Password',
  rules: (count: number) => plural(count, { one: '# rule', other: '# rules' }),
  splash: 'Splash page',
  overlay: 'Overlay',
  pixels: (count: number) => plural(count, { one: '# pixel', other: '# pixels' }),
  archivedFact: 'Archived.',
  expiredFact: (moment: string) => `Expired on ${moment}.`,
  expiresFact: (moment: string) => `Expires on ${moment}.`,
  usedUpFact: (limit: number) =>
    plural(limit, { one: 'Its one click is used.', other: 'All # clicks are used.' }),
  /** Used if there were more clicks than a lower limit allows. */
  usedUpFactOf: (limit: number, soFar: string) =>
    plural(limit, {
      one: `Its one click is used (${soFar} so far).`,
      other: `All # clicks are used (${soFar} so far).`,
    }),
  usedFact: (used: string, limit: number) =>
    plural(limit, { one: `${used} of # click used.`, other: `${used} of # clicks used.` }),
  seeNotice: 'Visitors see a notice instead.',
  seeOther: (url: string) => `Visitors are redirected to ${url}.`,
  thenNotice: 'After that, visitors see a notice.',
  thenOther: (url: string) => `After that, visitors are redirected to ${url}.`,
  asksPassword: 'Visitors enter a password first.',
  followsRules: (count: number) =>
    plural(count, {
      one: '# rule redirects some visitors elsewhere, by device, country or language.',
      other: '# rules redirect some visitors elsewhere, by device, country or language.',
    }),
  showsSplash: 'Visitors see a splash page first.',
  showsOverlay: 'Visitors see an overlay with the destination.',
  firesPixels: (count: number) =>
    plural(count, { one: 'One pixel is set to fire.', other: '# pixels are set to fire.' }),
});
