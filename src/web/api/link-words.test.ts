import { expect, test } from 'vitest';
import type { LinkState } from '#contract/link-options.ts';
import { isClosed, linkBadges, linkSentences } from './link-words.ts';

const plain: LinkState = {
  archived: false,
  expiry: null,
  afterwards: '',
  password: false,
  clicklimit: null,
  clicksused: 0,
  splash: null,
  overlay: null,
  rules: 0,
};
const now = new Date('2026-06-01T12:00:00Z');

test.each<[Partial<LinkState>, string[], RegExp, boolean]>([
  [{ archived: true }, ['Archived'], /^Archived\. Visitors see a notice instead\.$/, true],
  [
    { expiry: '2026-05-03 12:00:00' },
    ['Expired'],
    /^Expired on .*3.*\. Visitors see a notice instead\.$/,
    true,
  ],
  [
    { expiry: '2026-05-03 12:00:00', afterwards: 'https://acme.example/over' },
    ['Expired'],
    /Visitors are redirected to acme\.example\/over\.$/,
    true,
  ],
  [{ expiry: '2026-07-03 12:00:00' }, [expect.stringMatching(/^Until .*3/)], /^Expires on .*2026/, false],
  [{ clicklimit: 100, clicksused: 12 }, ['12 of 100 clicks'], /^12 of 100 clicks used\./, false],
  [{ clicklimit: 1, clicksused: 1 }, ['Used up'], /^Its one click is used\. Visitors see a notice/, true],
  [{ password: true }, ['Password'], /^Visitors enter a password first\.$/, false],
  [{ rules: 1 }, ['1 rule'], /^1 rule redirects some visitors elsewhere/, false],
  [{ splash: 4 }, ['Splash page'], /splash page/, false],
  [{ overlay: 4 }, ['Overlay'], /overlay/, false],
])('the link state %j has a badge and a sentence', (options, badges, sentence, closed) => {
  const state = { ...plain, ...options };
  expect(linkBadges(state, now).map(({ text }) => text)).toEqual(badges);
  expect(linkSentences(state, now)).toEqual([expect.stringMatching(sentence)]);
  expect(isClosed(state, now)).toBe(closed);
});

const over = { afterwards: 'https://acme.example/over' };
const texts = (state: LinkState) => linkBadges(state, now).map(({ text }) => text);

test('the reason that closes a link comes first, and steps after it have no sentence', () => {
  const state = { ...plain, ...over, expiry: '2026-07-03 12:00:00', clicklimit: 100, clicksused: 100 };
  expect(texts({ ...state, password: true })).toEqual([
    'Used up',
    expect.stringMatching(/^Until/),
    'Password',
  ]);
  expect(linkSentences({ ...state, password: true, rules: 2, splash: 4 }, now)).toEqual([
    'All 100 clicks are used. Visitors are redirected to acme.example/over.',
    expect.stringMatching(/^Expires on [^.]*\.$/),
  ]);
});

test('only the first of several reasons that close a link says what visitors see', () => {
  const state = { ...plain, ...over, expiry: '2026-05-03 12:00:00', clicklimit: 100, clicksused: 100 };
  expect(texts(state)).toEqual(['Expired', 'Used up']);
  expect(linkSentences(state, now)).toEqual([
    expect.stringMatching(/^Expired on .*\. Visitors are redirected to acme\.example\/over\.$/),
    'All 100 clicks are used.',
  ]);
  const archived = { ...state, archived: true };
  expect(texts(archived)).toEqual(['Archived', 'Expired', 'Used up']);
  expect(linkSentences(archived, now)).toEqual([
    expect.stringMatching(/^Archived\. Visitors see a notice/),
    expect.stringMatching(/^Expired on [^.]*\.$/),
    'All 100 clicks are used.',
  ]);
});

test('a plain link has no badges and no sentences', () => {
  expect([linkBadges(plain, now), linkSentences(plain, now)]).toEqual([[], []]);
  expect(isClosed(plain, now)).toBe(false);
});
