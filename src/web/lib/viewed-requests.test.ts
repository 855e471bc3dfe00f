import { expect, test } from 'vitest';
import { groupViewed, describeViewed } from './viewed-requests.ts';

test.each([
  ['GET /api/account', 'Account'],
  ['GET /api/account/security', 'Account'],
  ['GET /api/urls?limit=25&page=1', 'Links'],
  ['GET /api/urls?limit=25&page=1&q=spring%20menu', 'Links matching “spring menu”'],
  ['GET /api/url/12', 'A link'],
  ['GET /api/url/12/series?days=30', 'Statistics'],
  ['GET /api/qr/look', 'QR codes'],
  ['GET /api/channel/1?limit=1000&page=1', 'A channel'],
  ['GET /api/figures?type=urls&ids=120%2C119', 'Links'],
  ['GET /api/figures?type=campaigns&ids=1', 'Campaigns'],
  ['GET /api/analytics/visits.csv?by=country', 'Statistics'],
  ['GET /api/analytics/breakdown?by=country', 'Statistics'],
  ['GET /api/unheard/of', 'GET /api/unheard/of'],
  ['POST /api/url/add', 'POST /api/url/add'],
])('%s is described as %s', (request, told) => {
  expect(describeViewed(request)).toBe(told);
});

test('consecutive requests with one description form an entry, and refused ones another', () => {
  const entry = (id: number, what: string, details: string) => ({ id, at: `at ${id}`, what, details });
  const shown = groupViewed([
    entry(4, 'read', 'GET /api/channel/2'),
    entry(3, 'read', 'GET /api/channel/1'),
    entry(2, 'refused', 'GET /api/channel/1'),
    entry(1, 'read', 'GET /api/account'),
  ]);
  expect(shown).toEqual([
    {
      id: 4,
      at: 'at 4',
      what: 'read',
      label: 'A channel',
      requests: ['GET /api/channel/2', 'GET /api/channel/1'],
    },
    { id: 2, at: 'at 2', what: 'refused', label: 'A channel', requests: ['GET /api/channel/1'] },
    { id: 1, at: 'at 1', what: 'read', label: 'Account', requests: ['GET /api/account'] },
  ]);
});
