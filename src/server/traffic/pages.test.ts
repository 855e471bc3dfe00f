import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { html } from '#visitor-pages/html.ts';
import type { OverlayContent } from '#contract/overlays.ts';
import { bioView } from '#visitor-pages/bio.ts';
import { overlayPageView, overlayView } from '#visitor-pages/overlay.ts';
import { splashView } from '#visitor-pages/splash.ts';
import { htmlPage } from './page.ts';
import { noticePage } from './notice-page.ts';
import { contentPage, listPage } from './pages.ts';
import { en as words } from './words/en.ts';
import { viewWordsOf } from './words/words-for.ts';

const said = viewWordsOf(words);

const nasty = `"'><img src=x onerror=alert(1)>&amp;`;
const links = [{ title: nasty, note: nasty, address: `https://go.test/${nasty}` }];
const look = { theme: 'dark', color: '</style><img src=x>' } as const;
const overlay: OverlayContent = {
  message: nasty,
  button: nasty,
  url: `https://go.test/${nasty}`,
  display: 'frame',
  position: 'top',
  ...look,
};
const destination = `https://go.test/${nasty}`;
const pages = {
  unknown: noticePage(words, words.notFound),
  failure: noticePage(words, words.failure),
  text: contentPage(words, nasty, { type: 'text', data: nasty }),
  wifi: contentPage(words, nasty, { type: 'wifi', data: { ssid: nasty, encryption: 'wep', pass: nasty } }),
  list: listPage(words, nasty, links, `/report?link=${nasty}`),
  bio: htmlPage({
    words,
    ...bioView({ title: nasty, description: nasty, picture: `/app/pictures/${nasty}`, ...look }, links, said),
  }),
  splash: htmlPage({
    words,
    ...splashView(
      {
        title: nasty,
        message: nasty,
        button: nasty,
        seconds: 5,
        picture: { address: `/app/pictures/${nasty}`, width: 9, height: 9 },
        layout: 'banner',
        ...look,
      },
      destination,
      said,
    ),
  }),
  'overlay over its destination': htmlPage({
    words,
    ...overlayView(overlay, destination, said),
    frames: true,
  }),
  'overlay on a page of its own': htmlPage({ words, ...overlayPageView(overlay, destination, said) }),
  empty: listPage(words, 'Empty', [], '/report'),
};

test.each(Object.entries(pages))('the page "%s" escapes every value', (_, { body }) => {
  expect(body).not.toContain('<img src=x');
  expect(body).not.toMatch(/\son\w+=(?!alert)/);
});

test.each(Object.entries(pages))(
  'the page "%s" allows only its own inline code and loads nothing from other hosts',
  (_, page) => {
    const policy = page.headers['Content-Security-Policy'] ?? '';
    const parts = page.body.matchAll(/<(?:style|script)>([^]*?)<\/(?:style|script)>/g);
    for (const [, text = ''] of parts) expect(policy).toContain(`'sha256-${hash('sha256', text, 'base64')}'`);
    // A destination in a frame is the only thing from another origin.
    expect(policy.replace('frame-src http: https:;', '')).not.toMatch(/unsafe|https?:|\*/);
    expect(page.body).not.toMatch(/\sstyle=|(?:src|href)="https?:\/\/(?!go\.test)/);
  },
);

test.each(Object.entries(pages))(
  'the page "%s" is one file of less than 20 kB, apart from pictures',
  (_, { body }) => {
    expect(Buffer.byteLength(body)).toBeLessThan(20_000);
    expect(body).not.toMatch(/<(?:script|link rel="(?:stylesheet|preload|modulepreload)")[^>]+(?:src|href)=/);
  },
);

test('a template escapes every value that is not markup', () => {
  const part = html`<i>${'<&>'}</i>`;
  expect(html`${part}${[part, part]}${undefined}${false}${0}${'"\''}`.markup).toBe(
    '<i>&lt;&amp;&gt;</i>'.repeat(3) + '0&quot;&#39;',
  );
});

test('an overlay page contains no javascript: address, even if one is stored', () => {
  const bad = 'javascript:alert(1)';
  const { body } = htmlPage({ words, ...overlayView({ ...overlay, url: bad }, bad, said) });
  expect(body).not.toMatch(/(?:href|src)="javascript:/);
});

test('the text of a code is shown exactly, with its line breaks', () => {
  const { body } = contentPage(words, 'Card', { type: 'text', data: 'Lunch\nat noon' });
  expect(body).toMatch(/id="text"[^>]*>Lunch\nat noon<\/div>/);
});
