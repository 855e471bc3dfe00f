import { screen, within } from '@testing-library/react';
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

/** The response of a server with 101 codes that returns `count` at a time. */
const told = (count: number) => ({
  body: { error: 0, data: { ...paging, result: codes.length, qrs: codes.slice(0, count) } },
});

test.each(['/', '/statistics'])(
  'the page %s loads the scans of up to 1,000 QR codes with a second request',
  async (address) => {
    const { requests } = await openAt(address, { ...links, 'GET /api/qr': [told(100), told(101)] });
    expect(await screen.findByText('Card 1')).toBeTruthy();
    expect(requests.filter((each) => each.startsWith('GET /api/qr'))).toEqual([
      'GET /api/qr?page=1&limit=100',
      'GET /api/qr?page=1&limit=1000',
    ]);
  },
);

test('the overview says how many of the newest QR codes its scan figures cover', async () => {
  await openAt('/', { ...links, 'GET /api/qr': told(100) });
  expect(await screen.findByText('None of your newest 100 QR codes has been scanned.')).toBeTruthy();
});

/** Codes of a server that lists the oldest first. */
const upwards = Array.from({ length: 7 }, (_, at) => ({
  id: at + 1,
  link: `https://o.example/qr/${at + 1}`,
  scans: at,
  name: `Card ${at + 1}`,
  date: `2026-0${at + 1}-01 10:00:00`,
}));
const namesIn = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map((item) => /Card \d/.exec(item.textContent ?? '')?.[0]);

test('the overview shows the newest QR codes even if the server lists the oldest first', async () => {
  await openAt('/', { ...links, 'GET /api/qr': listOf('qrs', upwards) });
  await screen.findAllByText('Card 7');
  expect(await namesIn('Newest QR codes')).toEqual(['Card 7', 'Card 6', 'Card 5', 'Card 4', 'Card 3']);
});
