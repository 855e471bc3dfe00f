import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { html } from './html.ts';
import { bioPage, contentPage, failurePage, listPage, unknownPage } from './pages.ts';

const nasty = `"'><img src=x onerror=alert(1)>&amp;`;
const links = [{ title: nasty, note: nasty, address: `https://go.test/${nasty}` }];
const pages = {
  unknown: unknownPage(),
  failure: failurePage(),
  text: contentPage(nasty, { type: 'text', data: nasty }),
  wifi: contentPage(nasty, { type: 'wifi', data: { ssid: nasty, encryption: 'wep', pass: nasty } }),
  list: listPage(nasty, links),
  bio: bioPage({ title: nasty, description: nasty, picture: `/app/avatars/${nasty}.svg` }, links),
  empty: listPage('Empty', []),
};

test.each(Object.entries(pages))('%s escapes whatever it is given', (_, { body }) => {
  expect(body).not.toContain('<img src=x');
  expect(body).not.toMatch(/\son\w+=(?!alert)/);
});

test.each(Object.entries(pages))('%s runs only what its policy names, and asks nobody', (_, page) => {
  const policy = page.headers['Content-Security-Policy'] ?? '';
  const parts = page.body.matchAll(/<(?:style|script)>([^]*?)<\/(?:style|script)>/g);
  for (const [, text = ''] of parts) expect(policy).toContain(`'sha256-${hash('sha256', text, 'base64')}'`);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(page.body).not.toMatch(/\sstyle=|(?:src|href)="https?:\/\/(?!go\.test)/);
});

test('a template escapes what is not markup itself', () => {
  const part = html`<i>${'<&>'}</i>`;
  expect(html`${part}${[part, part]}${undefined}${false}${0}${'"\''}`.markup).toBe(
    '<i>&lt;&amp;&gt;</i>'.repeat(3) + '0&quot;&#39;',
  );
});
