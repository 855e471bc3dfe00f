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

test('what others will notice is named first, and what is not there is not named', () => {
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
    '60 links stop working, wherever they stand. 4,530 clicks and where they came from are gone.',
    '15 QR codes lead nowhere, printed ones too. 1,470 scans and where they came from are gone.',
    '10 campaigns go, with their list pages and 5 rotators.',
    'Gone as well: 7 channels and 1 API key.',
  ]);
  expect(accountLosses(nothing)).toEqual([]);
});

test('one of a kind is spoken of as one', () => {
  expect(accountLosses({ ...nothing, links: 1, clicks: 1, qrs: 1, campaigns: 1 })).toEqual([
    '1 link stops working, wherever it stands. 1 click and where it came from is gone.',
    '1 QR code leads nowhere, printed ones too.',
    '1 campaign goes, with its list page.',
  ]);
});
