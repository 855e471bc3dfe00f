import { afterEach, describe, expect, test } from 'vitest';
import { breakdownsOf, countriesOf, summaryOf } from './breakdowns.ts';
import { clickWords, scanWords } from './measured.ts';

const nothing = { topCountries: {}, topReferrers: {}, topBrowsers: {}, topOs: {}, socialCount: {} };
const of = (data: object) => breakdownsOf({ clicks: 10, uniqueClicks: 4, ...nothing, ...data }, scanWords);
const rowsOf = (title: string, data: object) => of(data).find((view) => view.title === title)?.rows;

afterEach(() => {
  document.documentElement.lang = 'en';
});

describe('statistics views', () => {
  test('are sorted by count, largest first', () => {
    expect(rowsOf('Browsers', { topBrowsers: { Firefox: '2', Safari: '7', Chrome: '1' } })).toEqual([
      { label: 'Safari', value: 7 },
      { label: 'Firefox', value: 2 },
      { label: 'Chrome', value: 1 },
    ]);
  });

  test('name countries in the reader’s language and keep unknown labels', () => {
    expect(countriesOf({ DE: '3', Unknown: '2', Atlantis: '1' }, 6).rows).toEqual([
      { label: 'Germany', value: 3, code: 'DE' },
      { label: 'Unknown', value: 2 },
      { label: 'Atlantis', value: 1 },
    ]);
    document.documentElement.lang = 'de';
    expect(countriesOf({ DE: '3', France: '2', Atlantis: '1' }, 6).rows).toEqual([
      { label: 'Deutschland', value: 3, code: 'DE' },
      { label: 'Frankreich', value: 2, code: 'FR' },
      { label: 'Atlantis', value: 1 },
    ]);
  });

  test('add up labels that name the same country', () => {
    expect(countriesOf({ DE: '3', de: '2', Germany: '1', UK: '1', 'United Kingdom': '4' }, 0)).toMatchObject({
      rows: [
        { label: 'Germany', value: 6, code: 'DE' },
        { label: 'United Kingdom', value: 5, code: 'GB' },
      ],
      total: 11,
    });
  });

  test('name every network and leave out those without scans', () => {
    expect(rowsOf('Social networks', { socialCount: { facebook: 0, google: 2, mastodon: 1 } })).toEqual([
      { label: 'Google', value: 2 },
      { label: 'Mastodon', value: 1 },
    ]);
  });

  test('name the camera as the source of scans without a referrer', () => {
    expect(rowsOf('Referrers', { topReferrers: { Direct: '9' } })?.[0]?.label).toBe('Direct (camera)');
    const clicks = { ...nothing, clicks: 9, uniqueClicks: 9, topReferrers: { Direct: '9' } };
    expect(breakdownsOf(clicks, clickWords)[0]?.rows[0]?.label).toBe('Direct');
  });

  test('have the total of all scans, or their own sum if that is larger', () => {
    const totals = of({ topOs: { iOS: '8' }, topBrowsers: { Safari: '12' } }).map(({ title, total }) => [
      title,
      total,
    ]);
    expect(Object.fromEntries(totals)).toMatchObject({ Systems: 10, Browsers: 12 });
  });
});

test('the summary names the first three values and counts the others', () => {
  const topOs = { iOS: '5', Android: '3', Windows: '1', Linux: '1' };
  const view = of({ topOs }).find(({ title }) => title === 'Systems');
  expect(view && summaryOf(view)).toBe('Systems: iOS 50.0%, Android 30.0%, Windows 10.0%, and 1 other.');
});
