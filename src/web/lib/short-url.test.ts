import { expect, test } from 'vitest';
import { looksLikeShortUrl } from './short-url.ts';

test.each([
  'https://go.acme.com/menu',
  'http://127.0.0.1:3000/menu',
  'go.acme.com/menu',
  'localhost:3000/menu',
  'GO.ACME.COM/Menu/',
  'https://go.acme.com/%D8%A7%D9%84',
  'bücher.example/frühling',
])('%s looks like a short URL', (text) => {
  expect(looksLikeShortUrl(text)).toBe(true);
});

test.each([
  'menu',
  'spring menu',
  'acme.com',
  'https://acme.com/',
  'https://acme.com/menus/2026',
  'https://acme.com/menu?utm_source=x',
  'see acme.com/menu',
  'and/or',
])('%s doesn’t look like a short URL', (text) => {
  expect(looksLikeShortUrl(text)).toBe(false);
});
