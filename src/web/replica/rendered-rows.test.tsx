import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { linkColumns } from '#web/pages/links/link-columns.tsx';
import { qrColumns } from '#web/pages/qr/record/qr-columns.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { startReplica } from './start-replica.ts';

let service: TestService;
let ada: TestAccount;
let stop = () => {};

const call = (path: string, body?: unknown) => service.call('POST', path, { key: ada.key, body });

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  const { body: channel } = await call('/api/channel/add', { name: 'Shelf' });
  await call('/api/campaign/add', { name: 'Spring' });
  for (const alias of ['menu', 'offer', 'wine']) {
    const { id } = await addLink(service, ada.id, { alias });
    await call(`/api/channel/${channel.id}/assign/links/${id}`);
    const { body: code } = await call('/api/qr/add', { type: 'text', data: alias, name: alias });
    await call(`/api/channel/${channel.id}/assign/qr/${code.id}`);
  }
});
afterEach(() => stop());
afterAll(() => service.stop());

interface CountedProps {
  onShown: () => void;
  children: ReactNode;
}

/** Counts what appears on screen. React may restart a rendering in slices before that. */
const Counted = ({ onShown, children }: CountedProps) => {
  useEffect(onShown);
  return children;
};

/** Counts how often a list's rows are rendered until the copy has loaded the list and its channels' items. */
async function passesOf<Row>(address: string, label: string, [column]: readonly Column<Row>[]) {
  if (!column) throw new Error('The list has no columns.');
  const shown = vi.fn<() => void>();
  const { cell } = column;
  vi.spyOn(column, 'cell').mockImplementation((row) => <Counted onShown={shown}>{cell(row)}</Counted>);
  const { asked } = renderPage(address, { as: ada });
  stop = startReplica(createQueryClient(), { quiet: 20 });
  await screen.findByText(/^As of /);
  await waitFor(() => expect(asked('/api/channel/')).not.toHaveLength(0));
  const shelves = () => within(screen.getByRole('table', { name: label })).queryAllByText('Shelf');
  await waitFor(() => expect(shelves()).toHaveLength(3));
  await waitFor(() => expect(shown.mock.calls.length).toBeGreaterThanOrEqual(6));
  await waitFor(() => expect(asked('/api/figures')).toHaveLength(1));
  return shown.mock.calls.length / 3;
}

// Figures contain the same channels as the copy. The first of the two renders the rows again. The figures may do so
// once more.
test('rows of links are rendered at most three times while the copy loads', async () => {
  expect(await passesOf('/links', 'Links', linkColumns)).toBeLessThanOrEqual(3);
});

test('rows of QR codes are rendered at most three times while the copy loads', async () => {
  expect(await passesOf('/qr', 'QR codes', qrColumns)).toBeLessThanOrEqual(3);
});
