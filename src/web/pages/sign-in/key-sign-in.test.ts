import { expect, test } from 'vitest';
import { keySignIn } from './key-sign-in.ts';

const anywhere = { servers: undefined, others: true };

const serverOf = (server: string, offered: Parameters<typeof keySignIn>[0] = anywhere) =>
  keySignIn(offered).safeParse({ key: 'wp_x', server, stay: false, inspect: false }).data?.server;

test.each([
  ['', ''],
  [' https://go.acme.com/ ', 'https://go.acme.com'],
  ['go.acme.com', 'https://go.acme.com'],
  ['http://localhost:3000/app/links?page=2', 'http://localhost:3000'],
  ['https://ada:secret@go.acme.com/x', 'https://go.acme.com/x'],
  ['https://acme.com/links/', 'https://acme.com/links'],
  ['https://acme.com/links/api/account', 'https://acme.com/links'],
  ['https://acme.com/apiary', 'https://acme.com/apiary'],
])('the typed server %j is read as %j', (typed, server) => {
  expect(serverOf(typed)).toBe(server);
});

test.each(['https://', 'two words', 'http://a b'])('%j is refused as a server', (typed) => {
  expect(serverOf(typed)).toBeUndefined();
});

test('a key that contains a space is refused', () => {
  expect(
    keySignIn(anywhere).safeParse({ key: 'wp_a b', server: '', stay: false, inspect: false }).success,
  ).toBe(false);
});

test('with configured servers an empty URL is refused, and a configured URL stays unchanged', () => {
  const app = 'https://acme.com/upstream/app';
  const offered = { servers: [{ name: 'app', url: app }], others: true };
  expect(serverOf('', offered)).toBeUndefined();
  expect(serverOf(app, offered)).toBe(app);
  expect(serverOf(`${app}/app/links`, offered)).toBe('https://acme.com/upstream');
});
