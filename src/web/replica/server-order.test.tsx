import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paging } from '#test/records/sample-answers.ts';
import { otherAccount } from '#test/servers/open-at.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { startReplica } from './start-replica.ts';

const codes = Array.from({ length: 30 }, (_, at) => ({
  id: at + 1,
  link: `https://o.example/qr/${at + 1}`,
  scans: 0,
  name: `Card ${at + 1}`,
  date: `2026-03-${String(at + 1).padStart(2, '0')} 10:00:00`,
}));

let stop = () => {};
afterEach(() => stop());

/** Starts a server that returns the oldest code first. */
async function start() {
  const server = await startScriptedServer(({ url = '' }) => {
    const { pathname, searchParams } = new URL(url, 'http://o.example');
    if (pathname === '/api/account') return { body: { error: 0, data: otherAccount } };
    if (pathname !== '/api/qr') return { status: 404, body: { error: 1, message: 'Nothing here.' } };
    const limit = Number(searchParams.get('limit'));
    const from = (Number(searchParams.get('page')) - 1) * limit;
    const qrs = codes.slice(from, from + limit);
    const maxpage = Math.ceil(codes.length / limit);
    return { body: { error: '0', data: { ...paging, result: codes.length, maxpage, qrs } } };
  });
  const view = renderPage('/qr', { as: { server: server.url, key: 'key-of-ada' } });
  stop = () => void server.stop();
  return { ...view, end: server.stop };
}

const first = () =>
  within(screen.getByRole('table', { name: 'QR codes' })).getAllByRole('row')[1]?.textContent ?? '';
const order = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' }).selectedOptions[0]?.text;

test('QR codes that the server lists oldest first are shown in “Server’s order”', async () => {
  await start();
  await waitFor(() => expect(first()).toContain('Card 1'));
  expect(order()).toBe('Server’s order');
});

test('QR codes are shown newest first once the whole list is loaded', async () => {
  const { end } = await start();
  const stopCopy = startReplica(createQueryClient(), { quiet: 20 });
  stop = () => {
    stopCopy();
    void end();
  };
  await waitFor(() => expect(first()).toContain('Card 30'));
  expect(order()).toBe('Newest first');
});
