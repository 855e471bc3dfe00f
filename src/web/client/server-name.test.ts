import { afterEach, expect, test } from 'vitest';
import { serverName } from './server-name.ts';

const { dataset } = document.documentElement;
afterEach(() => {
  dataset['config'] = '{}';
});

test('a server is called by its configured name, otherwise by its host and path', () => {
  dataset['config'] = JSON.stringify({
    servers: [
      { name: 'links.acme.com', url: '' },
      { name: 'work', url: '/upstream/work' },
    ],
  });
  expect(serverName(`${location.origin}/upstream/work`)).toBe('work');
  expect(serverName('https://links.example.com/api-host')).toBe('links.example.com/api-host');
  expect(serverName('')).toBe(location.host);
});
