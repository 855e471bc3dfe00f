import { expect, test } from 'vitest';
import { titleOf } from './title.ts';

test.each([
  ['https://play.google.com/store/apps/details?id=com.acme.menu', 'com.acme.menu'],
  ['https://apps.apple.com/app/id284882215', 'apps.apple.com/app/id284882215'],
  ['https://acme.example/menu?table=2', 'acme.example/menu'],
  ['https://acme.example/%C3%BCber-uns', 'acme.example/über-uns'],
  ['https://acme.example/über-uns', 'acme.example/über-uns'],
  ['https://acme.example/%C3', 'acme.example/%C3'],
])('a code for %s is titled %s', (data, title) => {
  expect(titleOf({ type: 'link', data })).toBe(title);
});
