import { expect, it } from 'vitest';
import { countryName } from './countries.ts';
import { fileName } from '#web/browser/download.ts';
import { initials } from './initials.ts';
import { splitForCut } from './middle-cut.ts';
import { formatCompact, formatPercent, formatShare, shareOf } from './numbers.ts';

it('a long text is split before its end, and a short one stays whole', () => {
  expect(splitForCut('https://acme.com/a-long-path/end', 4)).toEqual({
    head: 'https://acme.com/a-long-path',
    tail: '/end',
  });
  expect(splitForCut('short', 4)).toEqual({ head: 'short', tail: '' });
});

it('an emoji is never split', () => {
  expect(splitForCut('aaaaaaaaaaaa👩‍👩‍👧‍👦b', 2).tail).toBe('👩‍👩‍👧‍👦b');
});

it('initials come from the first and the last word', () => {
  expect(['Ada Lovelace', 'ada@acme.com', 'ada.b.lovelace', '李小龍', ''].map(initials)).toEqual([
    'AL',
    'A',
    'AL',
    '李',
    '',
  ]);
});

it('a country code becomes a country name, and a country name stays', () => {
  expect(['DE', 'sg', '', 'unknown', 'Germany'].map((code) => countryName(code, 'en'))).toEqual([
    'Germany',
    'Singapore',
    'Unknown',
    'Unknown',
    'Germany',
  ]);
});

it('a file name keeps letters of every script and drops invalid characters', () => {
  expect(fileName('Table card: Spring/menu?', 'svg')).toBe('table-card-spring-menu.svg');
  expect(fileName('菜單 春', 'png')).toBe('菜單-春.png');
  expect(fileName('///', 'csv')).toBe('untitled.csv');
});

it('a share of an empty total is 0.0%', () => {
  expect(formatPercent(shareOf(3, 0), 'en')).toBe('0.0%');
  expect(formatPercent(shareOf(1, 3), 'en')).toBe('33.3%');
});

it('a tiny share is shown as less than 0.1%', () => {
  expect([0, 1 / 9011, 0.0004, 0.0006, 1].map((share) => formatShare(share, 'en'))).toEqual([
    '0.0%',
    '<0.1%',
    '<0.1%',
    '0.1%',
    '100.0%',
  ]);
  expect(formatShare(1 / 9011, 'de')).toBe('<0,1\u00A0%');
});

it('a tick label of an axis is not rounded', () => {
  expect([500, 1000, 1250, 12_500, 1_250_000].map((count) => formatCompact(count, 'en'))).toEqual([
    '500',
    '1K',
    '1.25K',
    '12.5K',
    '1.25M',
  ]);
});
