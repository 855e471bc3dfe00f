import type { ReportReason } from '#contract/support-reports.ts';
import type { VisitorLanguage } from '#visitor-pages/words.ts';

const number = new Intl.NumberFormat('en');
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Formats times like "28 Nov 2026, 14:05", for pages that use a time zone of their own. */
export const inZone = (language: string, timeZone: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const countries = new Intl.DisplayNames('en', { type: 'region' });

const list = new Intl.ListFormat('en-GB');

const seconds = (count: number) => (count === 1 ? '1 second' : `${number.format(count)} seconds`);

/** A page with a single message. */
export interface Notice {
  title: string;
  heading: string;
  text: string;
}

const reasons: Readonly<Record<ReportReason, string>> = {
  phishing: 'Phishing: steals passwords or money',
  malware: 'Malware: harms devices',
  spam: 'Spam: unwanted advertising',
  illegal: 'Illegal or harmful content',
  other: 'Something else',
};

const round = (heading: string): Notice => ({
  title: 'Redirect loop',
  heading,
  text: 'It redirects back to itself. Ask the person who shared it for another one.',
});

const lockedAs = (title: string, heading: string) => ({
  title,
  heading,
  text: 'The account it belongs to is locked. If it’s yours, sign in to find out why.',
});

export const en = {
  language: 'en' as VisitorLanguage,
  notFound: {
    title: 'Link not found',
    heading: 'Link not found',
    text: 'The link may have been deleted, or its address may have a typo. Upper and lower case matter.',
  },
  locked: {
    link: lockedAs('Link disabled', 'This link is disabled'),
    page: lockedAs('Page disabled', 'This page is disabled'),
    code: lockedAs('QR code disabled', 'This QR code is disabled'),
  },
  failure: {
    title: 'Try again in a moment',
    heading: 'This link can’t be opened right now',
    text: 'Something went wrong on our side. Try again in a moment.',
  },
  archived: {
    title: 'Link no longer active',
    heading: 'This link is no longer active',
    text: 'Its owner has archived it. Ask them for a new one.',
  },
  expired: (at: Date): Notice => ({
    title: 'Link expired',
    heading: 'This link has expired',
    text: `It expired on ${time.format(at)} UTC. Ask the person who shared it for a new one.`,
  }),
  usedUp: (limit: number): Notice => ({
    title: 'Link no longer active',
    heading: 'This link has reached its limit',
    text: `It could be opened ${limit === 1 ? 'once' : `${number.format(limit)} times`}. Ask the person who shared it for a new one.`,
  }),
  blocked: {
    title: 'Link blocked',
    heading: 'This link is blocked',
    text: 'Its destination is on a list of unsafe sites.',
  },
  round: { link: round('This link is in a redirect loop'), code: round('This code is in a redirect loop') },
  password: {
    title: 'Password required',
    heading: 'This link is protected',
    text: 'Enter the password you received with the link.',
    label: 'Password',
    open: 'Open link',
    wrong: 'Wrong password. Try again.',
    wait: (left: number) => `Too many attempts. Try again in ${seconds(left)}.`,
    busy: 'Too many attempts. Try again in a few seconds.',
  },
  code: {
    notFound: {
      title: 'QR code not found',
      heading: 'QR code not found',
      text: 'The QR code may have been deleted. If you typed its address, check for typos.',
    },
    early: (at: Date): Notice => ({
      title: 'QR code not active yet',
      heading: 'This QR code isn’t active yet',
      text: `It works from ${time.format(at)} UTC. Scan it again then.`,
    }),
    expired: (at: Date): Notice => ({
      title: 'QR code expired',
      heading: 'This QR code has expired',
      text: `It expired on ${time.format(at)} UTC.`,
    }),
    password: {
      heading: 'This QR code is protected',
      text: 'Enter the password you received with it.',
      open: 'Continue',
    },
  },
  copy: {
    copied: 'Copied',
    manual: 'Press and hold the text to copy it',
    text: 'Copy text',
    label: 'Text',
    copy: 'Copy',
    what: (label: string) => `Copy ${label.toLowerCase()}`,
  },
  wifi: {
    text: 'In your device’s Wi-Fi settings, choose this network.',
    textWithPassword: 'In your device’s Wi-Fi settings, choose this network and enter the password.',
    network: 'Network',
    password: 'Password',
    encryption: 'Encryption',
    open: 'None (open network)',
    visibility: 'Visibility',
    hidden: 'Hidden: enter the network’s name yourself',
  },
  pixels: {
    label: 'Your permission',
    heading: 'Before you continue',
    asks: {
      link: (names: readonly string[]) =>
        `The owner of this link would like to tell ${list.format(names)} about your visit, to measure it and to show you relevant ads.`,
      page: (names: readonly string[]) =>
        `The owner of this page would like to tell ${list.format(names)} about your visit, to measure it and to show you relevant ads.`,
    },
    allow: 'Allow',
    refuse: 'Don’t allow',
    eitherWay: 'Either way, you continue to',
    /** Followed by a link with the text of `change`. */
    later: 'You can change your mind at any time:',
    change: 'your answers',
    choice: {
      title: 'Your answers',
      answered: (host: string) =>
        `You’ve answered whether advertising networks may learn of your visits through ${host}. Delete your answers to be asked again.`,
      none: (host: string) =>
        `You haven’t allowed any advertising network to learn of your visits through ${host}.`,
      refuses: (host: string) =>
        `Your browser sends Global Privacy Control, so no advertising network learns of your visits through ${host}.`,
      forget: 'Delete answers',
    },
  },
  shared: {
    gone: {
      title: 'Page not found',
      heading: 'Page not found',
      text: 'It may no longer be shared. Ask the person who sent you its address.',
    },
    expired: {
      title: 'Page expired',
      heading: 'This page has expired',
      text: 'Ask the person who sent you its address for a new one.',
    },
    busy: {
      title: 'Try again in a moment',
      heading: 'Try again in a moment',
      text: 'Many statistics are being counted right now.',
    },
    heading: 'These statistics are protected',
    text: 'Enter the password you received with the link.',
    open: 'Show statistics',
    title: (name: string) => `${name} · Statistics`,
    period: 'Period',
    periods: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '12 months' },
    of: { link: 'Clicks', qr: 'Scans', campaign: 'Clicks' },
    visitors: 'Unique visitors',
    visitorsNote: 'Unique visitors are counted once a day. Bots aren’t counted.',
    chart: (what: string) => `${what} over time`,
    table: 'Show as a table',
    date: 'Date',
    dates: (from: string, to: string, zone: string) => `${from} to ${to}, ${zone}`,
    by: {
      country: 'Countries',
      referrer: 'Referrers',
      device: 'Devices',
      browser: 'Browsers',
      os: 'Systems',
    },
    devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop', other: 'Other' },
    direct: 'Direct',
    unknown: 'Unknown',
    none: 'No visits in this period',
    others: (count: number) => `${number.format(count)} ${count === 1 ? 'other' : 'others'}`,
    share: (share: number) => (share > 0 && share < 0.005 ? '<1%' : percent.format(share)),
    number: (count: number) => number.format(count),
    shortNumber: (count: number) => compact.format(count),
    /** Shown while visits are waiting to be counted. */
    countedUntil: (at: Date, zone: string) => `Figures as of ${inZone('en-GB', zone).format(at)}`,
    /** Shown after a day that hasn't ended. */
    soFar: 'so far',
    day: (day: Date) => date.format(day),
    shortDay: (day: Date) => shortDate.format(day),
    country: (code: string) => countries.of(code) ?? code,
  },
  reportThis: { link: 'Report this link', code: 'Report this QR code', page: 'Report this page' },
  report: {
    title: 'Report a link or page',
    text: 'Support staff will review your report. It’s anonymous unless you add your contact details.',
    link: 'Address of the link, page or QR code',
    what: 'What’s wrong with it?',
    reasons,
    details: 'Details',
    contact: 'Your contact details',
    optional: 'optional',
    send: 'Send report',
    chooseReason: 'Choose a reason.',
    tooLong: (most: number) => `Use at most ${number.format(most)} characters.`,
    unknown: 'Nothing was found at this address. Enter the full address.',
    wait: (left: number) => `Too many reports. Try again in ${seconds(left)}.`,
    thanks: 'Thank you for your report',
    thanksText: 'Support staff will review it.',
  },
};

/** Every language has all of these words. */
export type Words = typeof en;
