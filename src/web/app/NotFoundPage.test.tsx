import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { nearestPlaces } from './nearest-places.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const offers = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('an address without a page', () => {
  test('suggests the page with the most similar address', async () => {
    renderPage('/qrcodes/15', { as: ada });
    await screen.findByRole('heading', { name: 'Not found' });
    expect(screen.getByText('/qrcodes/15')).toBeTruthy();
    expect(offers()).toEqual(['/qr']);
  });

  test('that resembles no page suggests the overview and a search', async () => {
    const { user } = renderPage('/zzz', { as: ada });
    await screen.findByRole('heading', { name: 'Not found' });
    expect(offers()).toEqual(['/']);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('combobox', { name: 'Go to' });
  });
});

test.each([
  ['/links/new', 'New link'],
  ['/campaigns/new', 'New campaign'],
  ['/channels/new', 'New channel'],
  ['/pixels/new', 'Add pixel'],
])('%s opens a dialog to create a record', async (address, name) => {
  renderPage(address, { as: ada });
  expect(await screen.findByRole('dialog', { name })).toBeTruthy();
});

test.each([
  ['/link/5', '/links'],
  ['/urls', '/links'],
  ['/qr-codes', '/qr'],
  ['/campagns', '/campaigns'],
  ['/settings', '/account'],
  ['/splash-pages/3', '/splash'],
  ['/dns', '/domains'],
  ['/home', '/'],
])('%s suggests %s', (path, place) => {
  expect(nearestPlaces(path)[0]?.to).toBe(place);
});
