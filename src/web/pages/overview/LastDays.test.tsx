import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { addCode } from '#test/records/saved-codes.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const lines = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
const texts = (name: string) => lines(name).map(({ textContent }) => textContent);

test('the overview ranks links and QR codes by the last 30 days, or by all time without analytics', async () => {
  const ada = await service.addAccount();
  const { id } = ada;
  const [past, now] = await Promise.all([
    addLink(service, id, { alias: 'past', title: 'Past' }),
    addLink(service, id, { alias: 'now', title: 'Now' }),
  ]);
  await visitInPast(service, { kind: 'link', target_id: past.id }, 60, 9);
  await visitInPast(service, { kind: 'link', target_id: now.id }, 1, 2);
  const pastCode = await addCode(service, ada, { type: 'text', data: 'x', name: 'Past code' });
  const newCode = await addCode(service, ada, { type: 'text', data: 'x', name: 'New code' });
  await visitInPast(service, { kind: 'qr', target_id: pastCode.id }, 60, 7);
  await visitInPast(service, { kind: 'qr', target_id: newCode.id }, 1, 3);
  const { unmount } = renderPage('/', { as: ada });
  const card = await screen.findByRole('region', { name: 'Most clicked links' });
  await within(card).findByText('Last 30 days');
  await waitFor(() => expect(lines('Most clicked links')).toHaveLength(1));
  expect(lines('Most clicked links')[0]?.textContent).toMatch(/\/nowNow2$/);
  expect(texts('Most scanned QR codes')).toEqual([expect.stringMatching(/^New code.*3$/)]);
  unmount();

  renderPage('/', { as: ada, lacks: 'analytics' });
  await screen.findByText('9');
  expect(lines('Most clicked links')[0]?.textContent).toMatch(/\/pastPast9$/);
  await waitFor(() =>
    expect(texts('Most scanned QR codes')).toEqual([
      expect.stringMatching(/^Past code.*7$/),
      expect.stringMatching(/^New code.*3$/),
    ]),
  );
  const all = screen.getByRole('region', { name: 'Most clicked links' });
  expect(within(all).getByText('All time')).toBeTruthy();
});

test('the overview shows views of bio pages, and adds them to the visits', async () => {
  const { key } = await service.addAccount();
  const bio = await service.call('POST', '/api/bio/add', { key, body: { title: 'Ada' } });
  const link = await service.call('POST', '/api/url/add', { key, body: { url: 'https://acme.com' } });
  await visitInPast(service, { kind: 'bio', target_id: bio.body.id }, 1, 4);
  await visitInPast(service, { kind: 'link', target_id: link.body.id }, 1, 1);
  renderPage('/', { as: { server: service.url, key } });
  const figures = await screen.findByLabelText('Key figures');
  await waitFor(() =>
    expect(figures.textContent).toMatch(
      /Clicks · Last 30 days1.*Scans · Last 30 days0.*Views · Last 30 days4/,
    ),
  );
  await screen.findByText(/^Last 30 days: 1 click, 0 scans,? and 4 views, most on .* \(5\)\.$/);
});
