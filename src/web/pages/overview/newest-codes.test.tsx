import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paging } from '#test/records/sample-answers.ts';
import { listOf, pagesOfOthers } from '#test/servers/open-at.ts';

const openAt = pagesOfOthers();

const codes = Array.from({ length: 101 }, (_, at) => ({
  id: 101 - at,
  link: `https://o.example/qr/${101 - at}`,
  scans: at === 100 ? 7 : 0,
  name: `Card ${101 - at}`,
  date: null,
}));
const links = { 'GET /api/urls': listOf('urls', []) };

/** A server that gives as many as it is asked for, as far as it has them. */
const codesAt = (count: number, result: number) => ({
  'GET /api/qr': { body: { error: 0, data: { ...paging, result, qrs: codes.slice(0, count) } } },
});

test.each(['/', '/statistics'])('at %s, one request tells the scans of a thousand codes', async (address) => {
  const { requests } = await openAt(address, { ...links, ...codesAt(101, 101) });
  expect(await screen.findByText('Card 1')).toBeTruthy();
  expect(requests.filter((each) => each.startsWith('GET /api/qr'))).toEqual([
    'GET /api/qr?page=1&limit=1000',
  ]);
});

test('the overview says of how many codes it knows the scans', async () => {
  await openAt('/', { ...links, ...codesAt(100, 101) });
  expect(await screen.findByText('None of your newest 100 QR codes has been scanned.')).toBeTruthy();
});
