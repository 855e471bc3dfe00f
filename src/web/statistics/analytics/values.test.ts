import { expect, test } from 'vitest';
import { readHosts } from '#web/lib/readable-url.ts';
import { valueName } from './values.ts';

test('addresses of links and domains are shown decoded, also when only the id is given', async () => {
  await readHosts();
  expect(valueName('link', '1', 'xn--mller-kva.de/%C3%A4')).toBe('müller.de/ä');
  expect(valueName('link', '1')).toBe('müller.de/ä');
  expect(valueName('domain', '1', 'xn--mller-kva.de')).toBe('müller.de');
  expect(valueName('link', '4', 'acme.com/%2541')).toBe('acme.com/%41');
});

test('titles and names are shown as typed', () => {
  expect(valueName('link', '2', 'acme.com/a', 'Save%2520')).toBe('Save%2520');
  expect(valueName('link', '2')).toBe('Save%2520');
  for (const by of ['qr', 'bio', 'campaign', 'channel'] as const)
    expect(valueName(by, '3', 'Save %C3%A4', undefined)).toBe('Save %C3%A4');
});
