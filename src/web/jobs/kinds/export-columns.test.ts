import { expect, test } from 'vitest';
import { exportLists } from './export-lists.ts';

const date = '2026-11-01 12:00:00';

test('QR codes are exported with their type and content if the server reports them', () => {
  const { columns, records } = exportLists.qr;
  expect(
    columns(() => true)
      .slice(1, 4)
      .map(({ label }) => label),
  ).toEqual(['Name', 'Type', 'Content']);
  const code = { id: 1, name: 'Door', link: 'https://go.example/qr/a', scans: 0, date, image: '' };
  const rows = records(
    [
      { ...code, type: 'wifi', holds: 'Guests' },
      { ...code, type: 'text', kind: 'payment', holds: 'Acme' },
      { ...code, type: 'file', holds: '' },
      code,
    ],
    ['type', 'holds'],
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Wi-Fi', 'Guests'],
    ['SEPA transfer', 'Acme'],
    ['PDF or picture', ''],
    ['', ''],
  ]);
});

test('pixels are exported with the names of their networks', () => {
  const { columns, records } = exportLists.pixels;
  expect(
    columns(() => true)
      .slice(0, 3)
      .map(({ label }) => label),
  ).toEqual(['Name', 'Network', 'Pixel ID']);
  const rows = ['socialonepixel', 'gtmpixel', 'other'].map((type) => ({
    id: 1,
    type,
    name: 'A',
    tag: 'B',
    date,
  }));
  expect(records(rows, ['network']).map(({ cells }) => cells)).toEqual([
    ['Facebook (Meta)'],
    ['Google Tag Manager'],
    ['other'],
  ]);
});

test('domains are exported with their status if the server reports it', () => {
  const { columns, records } = exportLists.domains;
  expect(
    columns(() => true)
      .slice(0, 2)
      .map(({ label }) => label),
  ).toEqual(['Domain', 'Status']);
  const domain = { id: 1, domain: 'https://go.acme.com', redirectroot: '', redirect404: '' };
  expect(records([{ ...domain, status: 'pending' }, domain], ['status']).map(({ cells }) => cells)).toEqual([
    ['Pending'],
    [''],
  ]);
});

test('exports from another server leave out the columns that it doesn’t report', () => {
  const labelsOf = (list: 'links' | 'qr' | 'domains') =>
    exportLists[list].columns(() => false).map(({ label }) => label);
  expect(labelsOf('links')).toEqual([
    'Short URL',
    'Alias',
    'Destination',
    'Title',
    'Description',
    'Clicks',
    'Created (UTC)',
    'ID',
  ]);
  expect(labelsOf('qr')).toEqual(['ID', 'Name', 'URL', 'Scans', 'Created (UTC)']);
  expect(labelsOf('domains')).toEqual(['Domain', 'Root redirect', 'Not-found redirect', 'ID']);
});
