import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyTheme, type Theme } from './theme.ts';

beforeEach(() => {
  for (const of of ['light', 'dark']) {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.dataset['of'] = of;
    document.head.append(meta);
  }
});
afterEach(() => {
  applyTheme('system');
  document.head.replaceChildren();
});

test.each<[Theme, string | undefined, string[]]>([
  ['system', undefined, ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
  ['light', 'light', ['all', 'not all']],
  ['dark', 'dark', ['not all', 'all']],
])('the theme %s applies to the page and to the browser’s theme color', (theme, ofPage, ofFrame) => {
  applyTheme(theme);
  expect(document.documentElement.dataset['theme']).toBe(ofPage);
  expect([...document.querySelectorAll('meta')].map(({ media }) => media)).toEqual(ofFrame);
});
