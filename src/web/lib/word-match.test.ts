import { describe, expect, test } from 'vitest';
import { bestMatches, matchScore } from './word-match.ts';

describe('typed text', () => {
  test.each([
    ['Spring menu', 'spr'],
    ['Spring menu', 'menu spring'],
    ['Café de la Gare', 'cafe'],
    ['New QR code', 'nqc'],
    ['New QR code', 'nq'],
    ['Campaigns', 'campagns'],
    ['قائمة الطعام', 'الطعام'],
    ['春のメニュー', 'メニ'],
  ])('finds %j by %j', (text, typed) => expect(matchScore(text, typed)).toBeGreaterThan(0));

  test.each([
    ['Spring menu', 'autumn'],
    ['Spring menu', 'spring autumn'],
    ['Spring menu', 'sm x'],
    ['Pixels', 'pl'],
    ['Campaigns', 'api'],
    ['A long text about nothing', 'axn'],
  ])('does not find %j by %j', (text, typed) => expect(matchScore(text, typed)).toBe(0));
});

test('the best match comes first, and equal matches keep their order', () => {
  const pages = ['Splash pages', 'My pixels', 'Pixels', 'QR codes', 'Pixel art'];
  expect(bestMatches(pages, 'pixels', (page) => page)).toEqual(['Pixels', 'My pixels']);
  expect(bestMatches(pages, 'pix', (page) => page)).toEqual(['Pixels', 'Pixel art', 'My pixels']);
  expect(bestMatches(pages, ' ', (page) => page)).toEqual(pages);
});
