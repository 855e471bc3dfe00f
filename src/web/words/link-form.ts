import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

const notSecret =
  'Don’t use it for secrets. Bots and link previews see the destination without using a click.';

/** The form of a link and its options. */
export const linkForm = inLanguage('linkForm', {
  savedAs: 'Saved as {url}',
  mainDomain: 'Default domain',
  alias: 'Alias',
  aliasHint: 'The end of the short URL, random if empty',
  savedAliasHint: 'The end of the short URL',
  aliasExample: 'spring-menu',
  aliasFree: 'This alias is available.',
  aliasTaken: 'This alias is taken.',
  shortUrl: 'Short URL: {url}',
  newShortUrl: 'New short URL: {url}',
  oldShortUrl: 'The old URL will stop working, including in print: {url}',
  title: 'Title',
  titleHint: 'Shown in your lists and on public pages',
  descriptions: 'Description and notes',
  publicDescriptionHint: 'Visitors see it on bio pages and public campaign lists',
  notesHint: 'Only your account can see them',
  titleExample: 'Spring menu',
  visitors: 'What visitors see',

  tags: 'UTM parameters',
  tagsFirst: 'Enter a destination first. The parameters are added to it.',
  tagsText: 'Added to the destination for your analytics tools.',
  tagNames: {
    utm_source: 'Source',
    utm_medium: 'Medium',
    utm_campaign: 'Campaign',
    utm_term: 'Term',
    utm_content: 'Content',
  },
  tagExamples: {
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'spring-sale',
    utm_term: 'running shoes',
    utm_content: 'blue-button',
  },
  templates: 'Templates',
  useTemplate: 'Use a template',
  saveTemplate: 'Save as template',
  deleteTemplate: 'Delete template',

  end: 'Expiry and click limit',
  expires: 'Expires',
  expiresHint: 'In your time zone',
  expiryIncomplete: 'Complete the date and time, or clear them.',
  clickLimit: 'Click limit',
  clickLimitHint: (clicks: number) =>
    clicks === 0
      ? notSecret
      : `${plural(clicks, { one: 'Includes the # click so far.', other: 'Includes the # clicks so far.' })} ${notSecret}`,
  afterwards: 'Redirect after expiry',
  afterwardsHint: 'Leave empty to show a page that says the link has expired',

  passwordSet: 'Set',
  passwordHint: {
    none: 'Visitors enter it before they’re redirected',
    kept: 'Replaces the current password',
    lost: 'Passwords can’t be copied. Choose one for this link.',
  },
  /** Shown after a draft is restored, which never contains the password. */
  passwordLost: {
    none: 'The password you entered wasn’t saved. Enter it again.',
    kept: 'The new password you entered wasn’t saved. Enter it again.',
    lost: 'The password you entered wasn’t saved. Enter it again.',
  },
  passwordLostNote: { none: 'Not saved', kept: 'New password not saved', lost: 'Not saved' },
  passwordUnchanged: 'Unchanged',
  removePassword: 'Remove password',

  rules: 'Redirect rules',
  ruleCount: (count: number) => plural(count, { one: '# rule', other: '# rules' }),
  by: {
    device: {
      title: 'By device',
      hint: 'Checked in order. The first match wins; everyone else goes to the default destination.',
      add: 'Add device',
      choose: 'Choose a device',
      choice: (rule: number) => `Rule ${rule}: device`,
      destination: (rule: number) => `Rule ${rule}: destination by device`,
    },
    country: {
      title: 'By country',
      hint: 'Checked after the device',
      add: 'Add country',
      choose: 'Choose a country',
      choice: (rule: number) => `Rule ${rule}: country`,
      destination: (rule: number) => `Rule ${rule}: destination by country`,
    },
    language: {
      title: 'By language',
      hint: 'Checked last, by the first language of the visitor’s browser',
      add: 'Add language',
      choose: 'Choose a language',
      choice: (rule: number) => `Rule ${rule}: language`,
      destination: (rule: number) => `Rule ${rule}: destination by language`,
    },
  },
  systems: 'System',
  devices: 'Device',
  device: {
    mobile: 'Phones',
    tablet: 'Tablets',
    desktop: 'Computers',
    ios: 'iPhone and iPad (iOS)',
    android: 'Android',
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
  },

  stop: 'Splash page or overlay',
  stopFirst: 'Show visitors',
  stopNone: 'Nothing, redirect immediately',
  stopKept: 'Current selection',
  stopMissing: 'You have no splash pages or overlays yet',
  splash: 'Splash page',
  splashes: 'Splash pages',
  overlay: 'Overlay',
  overlays: 'Overlays',

  groups: 'Campaigns and channels',
  campaigns: 'Campaigns',
  campaignCount: (count: number) => plural(count, { one: '# campaign', other: '# campaigns' }),
  channels: 'Channels',
  channelCount: (count: number) => plural(count, { one: '# channel', other: '# channels' }),
  noGroups: 'No campaigns or channels yet',
});
