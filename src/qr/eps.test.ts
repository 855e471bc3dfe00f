import { expect, test } from 'vitest';
import { epsOf } from './eps.ts';
import { planQr } from './plan.ts';

test.each([
  ['Tisch 1 – Küche', 'Tisch 1 - Kuche'],
  ['Straße\nÉtage', 'Strasse Etage'],
  ['春 menu', 'menu'],
])('the title %j is written in ASCII as %j', (title, written) => {
  expect(epsOf(planQr('https://acme.com'), 50, title)).toContain(`\n%%Title: ${written}\n`);
});
