import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  delete document.documentElement.dataset['extensions'];
  sessionStorage.clear();
});

test.each([
  ['of the service that served it knows the extensions immediately', '', true],
  ['of another server waits for that server’s response', 'https://links.example.com', false],
])('a page %s', async (_what, server, isKnown) => {
  document.documentElement.dataset['extensions'] = 'session, bio';
  sessionStorage.setItem('waypost-credentials', JSON.stringify({ server, key: 'wp_key', kind: 'key' }));
  vi.resetModules();
  const { hasExtension } = await import('./server-extensions.ts');
  expect(hasExtension('bio')).toBe(isKnown);
  expect(hasExtension('splash')).toBe(false);
});
