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
])('the server %j is %j', (typed, server) => {
  expect(serverOf(typed)).toBe(server);
});

test.each(['https://', 'two words', 'http://a b'])('%j is no server', (typed) => {
  expect(serverOf(typed)).toBeUndefined();
});

test('a key with a blank in it was copied wrongly', () => {
  expect(
    keySignIn(anywhere).safeParse({ key: 'wp_a b', server: '', stay: false, inspect: false }).success,
  ).toBe(false);
});

test('without an API where the page came from, a server is named; one that is offered stays as it is', () => {
  const app = 'https://acme.com/upstream/app';
  const offered = { servers: [{ name: 'app', url: app }], others: true };
  expect(serverOf('', offered)).toBeUndefined();
  expect(serverOf(app, offered)).toBe(app);
  expect(serverOf(`${app}/app/links`, offered)).toBe('https://acme.com/upstream');
});
