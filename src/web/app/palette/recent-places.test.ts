import { expect, test } from 'vitest';
import { clearStored } from '#web/browser/stored.ts';
import { notePlace, recentPlaces } from './recent-places.ts';

test('the newest stands on top, each once, and six are kept', () => {
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

test('another account has its own', () => {
  notePlace('here 1', { path: '/qr/1', title: 'Mine' });
  expect(recentPlaces('here 2')).toEqual([]);
});

test.each(['no json', '[]', '{"here 1":[{"path":"https://elsewhere.example","title":"x"}]}', '{"here 1":7}'])(
  'what is not ours (%s) is as though it were not there',
  (text) => {
    sessionStorage.setItem('waypost-kept:places', text);
    expect(recentPlaces('here 1')).toEqual([]);
  },
);

test('all are forgotten at once', () => {
  notePlace('here 1', { path: '/qr/1', title: 'Mine' });
  clearStored();
  expect(recentPlaces('here 1')).toEqual([]);
});
