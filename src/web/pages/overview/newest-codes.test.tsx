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

/** What a server tells of 101 codes that gives so many at once. */
const told = (count: number) => ({
  body: { error: 0, data: { ...paging, result: codes.length, qrs: codes.slice(0, count) } },
});

test.each(['/', '/statistics'])(
  'at %s, a second request tells the scans of a thousand codes',
  async (address) => {
    const { requests } = await openAt(address, { ...links, 'GET /api/qr': [told(100), told(101)] });
    expect(await screen.findByText('Card 1')).toBeTruthy();
    expect(requests.filter((each) => each.startsWith('GET /api/qr'))).toEqual([
      'GET /api/qr?page=1&limit=100',
      'GET /api/qr?page=1&limit=1000',
    ]);
  },
);

test('the overview says of how many codes it knows the scans', async () => {
  await openAt('/', { ...links, 'GET /api/qr': told(100) });
  expect(await screen.findByText('None of your newest 100 QR codes has been scanned.')).toBeTruthy();
});
