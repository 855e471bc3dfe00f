import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';
import { warmUp } from '#test/warm-up.ts';

let service: TestService;
let ada: TestAccount;
let campaign: number;
let links: number[];

beforeAll(async () => {
  // The date is fixed, since a day that ends during the test would leave its figures behind.
  vi.useFakeTimers({ toFake: ['Date'] });
  await warmUp();
  service = await startService();
  ada = await service.addAccount();
  links = [];
  for (const alias of ['menu', 'shop']) links.push((await addLink(service, ada.id, { alias })).id);
  const [menu = 0, shop = 0] = links;
  const post = (path: string, body: object = {}) => service.call('POST', path, { key: ada.key, body });
  campaign = (await post('/api/campaign/add', { name: 'Spring' })).body.id;
  await post(`/api/campaign/${campaign}/assign/${menu}`);
  await visitInPast(service, { kind: 'link', target_id: menu }, 0, 5, { country: 'AT' });
  await visitInPast(service, { kind: 'link', target_id: menu }, 40, 2);
  await visitInPast(service, { kind: 'link', target_id: shop }, 1, 3);
});
afterAll(async () => {
  vi.useRealTimers();
  await service.stop();
});

const figures = (name: string) => screen.findByLabelText(name);
const items = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('account statistics', () => {
  test('load a period with one request, and are filtered by a click on a country', async () => {
    const { user, address, answered } = renderPage('/statistics', { as: ada });
    const shown = await figures('Visits · Last 30 days');
    await waitFor(() => expect(shown.textContent).toMatch(/^Visits8/));
    expect(await items('Country')).toEqual([
      expect.stringMatching(/^Austria.*562\.5%$/),
      expect.stringMatching(/^Germany.*337\.5%$/),
    ]);
    expect(answered.filter((request) => request.includes('/api/analytics'))).toHaveLength(1);
    expect(screen.getByText(/^First visit in this period: /)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Germany' }));
    await waitFor(() => expect(shown.textContent).toMatch(/^Visits3/));
    expect(new URLSearchParams(address().split('?')[1]).get('filters')).toBe(
      '[{"by":"country","is":["DE"]}]',
    );
    await user.click(screen.getByRole('button', { name: /Change to “is not”/ }));
    await waitFor(() => expect(shown.textContent).toMatch(/^Visits5/));
    await user.click(screen.getByRole('button', { name: /^Remove filter/ }));
    await waitFor(() => expect(shown.textContent).toMatch(/^Visits8/));
  });

  test('include the previous period until that is switched off', async () => {
    const { user, address } = renderPage(`/statistics?of=campaign&id=${campaign}`, { as: ada });
    await waitFor(async () =>
      expect((await figures('Visits · Last 30 days')).textContent).toMatch(/^Visits5\+150% from 2/),
    );
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'With previous period' });
    expect(button().getAttribute('aria-pressed')).toBe('true');
    await user.click(button());
    expect(address()).toMatch(/compare=off$/);
    await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('false'));
    expect(button().disabled).toBe(false);
  });

  test('offer no comparison for a record created after the previous period', async () => {
    const { key, id } = await service.addAccount();
    const link = await addLink(service, id, { alias: 'new' });
    await visitInPast(service, { kind: 'link', target_id: link.id }, 0, 1);
    renderPage(`/links/by?short=${encodeURIComponent(link.shorturl)}`, { as: { server: service.url, key } });
    await screen.findByText(/No comparison: this was created after the previous period/);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'With previous period' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(button.disabled).toBe(true);
  });

  test('offer to show all values only if some are hidden', async () => {
    const { key, id } = await service.addAccount();
    const link = await addLink(service, id, { alias: 'world' });
    for (const country of ['DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'PT', 'NL', 'BE'])
      await visitInPast(service, { kind: 'link', target_id: link.id }, 0, 1, { country });
    renderPage('/statistics', { as: { server: service.url, key } });
    await screen.findByRole('button', { name: 'Show all 9' });
    const devices = screen.getByRole('region', { name: 'Devices' });
    await within(devices).findByRole('list');
    expect(within(devices).queryByRole('button', { name: /^Show all / })).toBeNull();
  });

  test('of the last 24 hours exclude older visits', async () => {
    const { answered } = renderPage('/statistics?days=24h', { as: ada });
    const shown = await figures('Visits · Last 24 hours');
    await waitFor(() => expect(shown.textContent).toMatch(/^Visits5/));
    expect(answered.filter((request) => request.includes('last=24h'))).toHaveLength(1);
  });

  test('of all time begin with the first visit', async () => {
    const { user } = renderPage('/statistics?days=all&by=day', { as: ada });
    const chart = await screen.findByRole('region', { name: 'Visits per day' });
    await user.click(await within(chart).findByRole('button', { name: 'Table' }));
    const days = within(chart).getAllByRole('row').slice(1);
    expect(days).toHaveLength(41);
    expect(days.at(-1)?.textContent).toMatch(/^[A-Z][a-z]{2} \d{1,2}, so far5/);
    expect(days.at(-2)?.textContent).not.toContain('so far');
    expect(screen.getByText(/^First visit: /)).toBeTruthy();
  });

  test('say that no visits match the filters, which can be cleared', async () => {
    const filters = encodeURIComponent(JSON.stringify([{ by: 'country', is: ['FR'] }]));
    const { user } = renderPage(`/statistics?filters=${filters}`, { as: ada });
    await screen.findByText('No visits match these filters');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(async () =>
      expect((await figures('Visits · Last 30 days')).textContent).toMatch(/^Visits8/),
    );
  });

  test('of a campaign count the visits of its links, under its name', async () => {
    renderPage(`/statistics?of=campaign&id=${campaign}`, { as: ada });
    const shown = await figures('Visits · Last 30 days');
    await waitFor(() => expect(shown.textContent).toMatch(/^Visits5/));
    const crumb = await screen.findByRole('link', { name: 'Spring' });
    expect(crumb.getAttribute('href')).toBe(`/campaigns/${campaign}`);
  });

  test('explain shares over 100% if links are in several campaigns', async () => {
    const { key } = await service.addAccount();
    const post = (path: string, body: object = {}) => service.call('POST', `/api/${path}`, { key, body });
    const both = (await post('url/add', { url: 'https://acme.com/both' })).body.id as number;
    const ids = [];
    for (const name of ['Spring', 'Summer'])
      ids.push((await post('campaign/add', { name })).body.id as number);
    await visitInPast(service, { kind: 'link', target_id: both }, 0, 4);
    const [spring, summer] = ids;
    await post(`campaign/${spring}/assign/${both}`);
    const said = 'Links in several campaigns count for each, so shares add up to more than 100%.';
    const { user } = renderPage('/statistics', { as: { server: service.url, key } });
    const content = await screen.findByRole('region', { name: 'Content' });
    await user.click(await within(content).findByRole('tab', { name: 'Campaign' }));
    expect(await items('Campaign')).toEqual([expect.stringMatching(/^Spring.*4100\.0%$/)]);
    expect(screen.queryByText(said)).toBeNull();
    await post(`campaign/${summer}/assign/${both}`);
    const refresh = screen.getByRole('button', { name: /^Refresh/ });
    await waitFor(() => expect(refresh.getAttribute('aria-busy')).toBeNull());
    await user.click(refresh);
    await screen.findByText(said);
    await waitFor(async () => expect(await items('Campaign')).toHaveLength(2));
  });

  test('of a new account don’t suggest a longer period', async () => {
    const { key } = await service.addAccount();
    renderPage('/statistics', { as: { server: service.url, key } });
    await screen.findByText('No visits yet');
    expect(screen.queryByText(/longer period/)).toBeNull();
  });

  test('of an account without records link to the forms for a link and a QR code', async () => {
    const { key, id } = await service.addAccount();
    const as = { server: service.url, key };
    const { go, user } = renderPage('/statistics', { as });
    const link = await screen.findByRole('link', { name: 'Create link' });
    expect(link.getAttribute('href')).toBe('/links?open=new');
    expect(screen.getByRole('link', { name: 'Create QR code' }).getAttribute('href')).toBe('/qr/new');
    // A period that ended before the account existed may just be too short.
    await user.selectOptions(screen.getByLabelText('Period'), 'Yesterday');
    await screen.findByText('No visits in this period');
    expect(screen.queryByRole('link', { name: 'Create link' })).toBeNull();
    await addLink(service, id, { alias: 'first' });
    await go('/links');
    await screen.findByRole('link', { name: /first/ });
    await go('/statistics');
    await screen.findByText('No visits yet');
    expect(screen.queryByRole('link', { name: 'Create link' })).toBeNull();
  });

  test('of another account’s campaign aren’t found', async () => {
    const { key } = await service.addAccount();
    renderPage(`/statistics?of=campaign&id=${campaign}`, { as: { server: service.url, key } });
    expect(await screen.findByText(/Campaign not found/i)).toBeTruthy();
  });
});

test('the comparison names links by title, with their short URLs beside them', async () => {
  const { key, id } = await service.addAccount();
  const { id: spring } = await addLink(service, id, { alias: 'spring', title: 'Spring menu' });
  await visitInPast(service, { kind: 'link', target_id: spring }, 0, 2);
  const { user } = renderPage('/statistics/compare', { as: { server: service.url, key } });
  await user.click(await screen.findByRole('button', { name: /^Choose/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose links to compare' });
  const box = await within(dialog).findByRole('checkbox', { name: 'Spring menu' });
  const short = `${new URL(service.url).host}/spring`;
  expect(within(dialog).getByText(`${short} · 2 visits`)).toBeTruthy();
  await user.click(box);
  await user.click(within(dialog).getByRole('button', { name: 'Compare 1' }));
  const table = await screen.findByRole('table', { name: 'Figures' });
  expect(await within(table).findByRole('link', { name: 'Spring menu' })).toBeTruthy();
  expect(within(table).getByText(short)).toBeTruthy();
});

test('links chosen in the dialog are compared with one request', async () => {
  const { user, address, asked } = renderPage('/statistics/compare', { as: ada });
  await user.click(await screen.findByRole('button', { name: /^Choose/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose links to compare' });
  for (const name of [/\/menu$/, /\/shop$/])
    await user.click(await within(dialog).findByRole('checkbox', { name }));
  await user.click(within(dialog).getByRole('button', { name: 'Compare 2' }));
  await waitFor(() => expect(address()).toBe(`/statistics/compare?of=link&ids=${links.join('%2C')}`));
  const table = await screen.findByRole('table', { name: 'Figures' });
  await waitFor(() =>
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[1]?.textContent),
    ).toEqual(['5', '3']),
  );
  expect(asked('/api/analytics/compare')).toHaveLength(1);
});

test('the dialog shows no records of the previous kind while another kind loads', async () => {
  const { user } = renderPage('/statistics/compare', { as: ada });
  await user.click(await screen.findByRole('button', { name: /^Choose/ }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('checkbox', { name: /menu/ });
  const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await answering;
    return real(...request);
  });
  await user.click(within(dialog).getByRole('radio', { name: 'Campaigns' }));
  expect(within(dialog).queryByRole('checkbox', { name: /menu/ })).toBeNull();
  answer();
  await within(dialog).findByRole('checkbox', { name: /Spring/ });
});
