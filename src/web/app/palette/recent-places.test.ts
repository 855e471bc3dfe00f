import { expect, test } from 'vitest';
import { clearStored } from '#web/browser/stored.ts';
import { notePlace, recentPlaces } from './recent-places.ts';

test('the six newest places are kept, each once and newest first', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) notePlace('here 1', { path: `/qr/${id}`, title: `Code ${id}` });
  expect(recentPlaces('here 1').map(({ path }) => path)).toEqual([
    '/qr/3',
    '/qr/7',
    '/qr/6',
    '/qr/5',
    '/qr/4',
    '/qr/2',
  ]);
});

test('each account has its own recent places', () => {
  notePlace('here 1', { path: '/qr/1', title: 'Mine' });
  expect(recentPlaces('here 2')).toEqual([]);
});

test.each(['no json', '[]', '{"here 1":[{"path":"https://elsewhere.example","title":"x"}]}', '{"here 1":7}'])(
  'invalid stored places (%s) are ignored',
  (text) => {
    sessionStorage.setItem('waypost-kept:places', text);
    expect(recentPlaces('here 1')).toEqual([]);
  },
);

test('clearing the storage forgets the recent places', () => {
  notePlace('here 1', { path: '/qr/1', title: 'Mine' });
  clearStored();
  expect(recentPlaces('here 1')).toEqual([]);
});
