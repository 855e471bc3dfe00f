import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { rowOf } from '#test/row-of.ts';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ env: { DOMAIN_CHECK: 'off' } });
});
afterAll(() => service.stop());

test('clearing a redirect removes it', async () => {
  const { key } = await service.addAccount();
  const body = { domain: 'https://go.clear.example', redirect404: 'https://b.example/lost' };
  const { id } = (await service.call('POST', '/api/domain/add', { key, body })).body;
  const { user } = renderPage(`/domains?open=edit-${id}`, { as: { server: service.url, key } });
  await user.clear(await screen.findByLabelText<HTMLInputElement>(/^Not-found redirect/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await rowOf('go.clear.example')).textContent).not.toContain('b.example');
  const { data } = (await service.call('GET', '/api/domains', { key })).body;
  expect(data.domains).toMatchObject([{ redirect404: '' }]);
});

test('a redirect that the server can’t remove is reported and can be restored', async () => {
  const domain = {
    id: 7,
    domain: 'https://go.clear.example',
    redirectroot: '',
    redirect404: 'https://b.example/lost',
  };
  const page = { result: 1, perpage: 100, currentpage: 1, nextpage: 0, maxpage: 1, domains: [domain] };
  const other = await startScriptedServer(() => ({ body: { error: '0', data: page } }));
  const { user, requests } = renderPage('/domains?open=edit-7', { as: { server: other.url, key: 'x' } });
  const field = await screen.findByLabelText<HTMLInputElement>(/^Not-found redirect/);
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/but not remove it/);
  expect(requests.some((request) => request.startsWith('PUT'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(field.value).toBe('https://b.example/lost');
  await waitFor(() => expect(screen.queryByText(/but not remove it/)).toBeNull());
  await other.stop();
});

test('a redirect that another tab has changed isn’t overwritten without confirmation', async () => {
  const ada = await service.addAccount();
  const call = async (method: string, path: string, body: object) =>
    (await service.call(method, path, { key: ada.key, body })).body;
  const root = (redirectroot: string) => ({ redirectroot });
  const { id } = await call('POST', '/api/domain/add', {
    domain: 'https://go.meanwhile.example',
    ...root('https://a.example/'),
  });
  const { user, reread } = renderPage(`/domains?open=edit-${id}`, { as: ada });
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit / }));
  const field = await dialog.findByLabelText<HTMLInputElement>(/^Root redirect/);
  await call('PUT', `/api/domain/${id}/update`, root('https://b.example/'));
  await reread();
  await screen.findByText(/b\.example/);
  await user.clear(field);
  await user.type(field, 'https://c.example/');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Root redirect: now “https://b.example/”');
  await user.click(dialog.getByRole('button', { name: 'Use saved values' }));
  expect(field.value).toBe('https://b.example/');
});
