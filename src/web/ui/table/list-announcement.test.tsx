import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  for (let number = 1; number <= 30; number += 1)
    await addLink(service, ada.id, { alias: `menu-${number}`, title: `Menu ${number}` });
});
afterAll(() => service.stop());

const said = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('a list', () => {
  test('announces its total after a search, also when nothing matches', async () => {
    const { user } = renderPage('/links', { as: ada });
    await screen.findByText('Menu 30');
    expect(said()).toBe('');
    const box = screen.getByRole('searchbox');
    await user.type(box, 'menu-2');
    await waitFor(() => expect(said()).toBe('Links: 11 total'));
    await user.type(box, '99');
    await waitFor(() => expect(said()).toBe('Links: 0 total'));
  });

  test('announces its range when the page or the order changes', async () => {
    const { user } = renderPage('/links', { as: ada });
    await screen.findByText('Menu 30');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(said()).toBe('Links: 26–30 of 30'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most clicks first');
    await waitFor(() => expect(said()).toBe('Links: 1–25 of 30'));
  });

  test('announces nothing new after a dialog over it', async () => {
    const { user } = renderPage('/links', { as: ada });
    await screen.findByText('Menu 30');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(said()).toBe('Links: 26–30 of 30'));
    await user.click(screen.getByRole('button', { name: /^New link/ }));
    await screen.findByRole('dialog', { name: 'New link' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(said()).toBe('Links: 26–30 of 30');
  });
});
