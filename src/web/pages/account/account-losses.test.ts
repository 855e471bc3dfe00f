import { expect, test } from 'vitest';
import { accountLosses } from './account-losses.ts';

const nothing = {
  links: 0,
  clicks: 0,
  qrs: 0,
  scans: 0,
  campaigns: 0,
  rotators: 0,
  channels: 0,
  domains: 0,
  bios: 0,
  pixels: 0,
  splash: 0,
  overlays: 0,
  keys: 0,
};

test('losses that others notice are named first, and counts of zero are left out', () => {
  const full = {
    ...nothing,
    links: 60,
    clicks: 4530,
    qrs: 15,
    scans: 1470,
    campaigns: 10,
    rotators: 5,
    channels: 7,
    keys: 1,
  };
  expect(accountLosses(full)).toEqual([
    // A non-breaking space keeps a number with its noun.
    '60\u00A0links will stop working. 4,530\u00A0clicks will be deleted.',
    '15\u00A0QR codes will stop working, including in print. 1,470\u00A0scans will be deleted.',
    'Also deleted: 10\u00A0campaigns and their public lists, 5\u00A0rotators, 7\u00A0channels, and 1\u00A0API\u00A0key.',
  ]);
  expect(accountLosses(nothing)).toEqual([]);
  // Without a sentence before it, the sentence has no "also".
  expect(accountLosses({ ...nothing, keys: 2 })).toEqual(['Deleted: 2\u00A0API\u00A0keys.']);
  expect(accountLosses({ ...nothing, bios: 3 })).toEqual(['Deleted: 3\u00A0bio\u00A0pages.']);
  expect(accountLosses({ ...nothing, shares: 1 })).toEqual([
    '1\u00A0shared statistics page will stop working.',
  ]);
});

test('a single item is named in the singular', () => {
  expect(accountLosses({ ...nothing, links: 1, clicks: 1, qrs: 1, campaigns: 1 })).toEqual([
    '1\u00A0link will stop working. 1\u00A0click will be deleted.',
    '1\u00A0QR code will stop working, including in print.',
    'Also deleted: 1\u00A0campaign and its public list.',
  ]);
});
