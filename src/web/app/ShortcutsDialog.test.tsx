import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  // An empty list has no search.
  await addLink(service, ada.id, { alias: 'menu' });
});
afterAll(() => service.stop());

const open = async (address: string) => {
  const page = renderPage(address, { as: { server: service.url, key: ada.key } });
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

describe('the shortcuts dialog', () => {
  test('opens with ? and closes with Escape', async () => {
    const { user } = await open('/links');
    await user.keyboard('?');
    const group = within(await sheet()).getByRole('region', { name: 'Go to' });
    expect(within(group).getByText('QR codes')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('opens with a button in the navigation', async () => {
    const { user } = await open('/links');
    await user.click(screen.getByRole('button', { name: 'Shortcuts' }));
    expect(await sheet()).toBeTruthy();
  });

  test('does not open while the user types', async () => {
    const { user } = await open('/links');
    await user.type(await screen.findByRole('searchbox'), 'really?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('G and a letter', () => {
  test.each([
    ['gq', '/qr'],
    ['gc', '/campaigns'],
    ['ga', '/account'],
    ['go', '/'],
    ['{Shift>}g{/Shift}q', '/links'],
    ['gg', '/links'],
    ['g1q', '/links'],
  ])('%s leads to %s', async (keys, path) => {
    const { user, address } = await open('/links');
    await user.keyboard(keys);
    await waitFor(() => expect(address()).toBe(path));
  });

  test('keeps the letter from triggering the page’s own shortcut', async () => {
    const { user, address } = await open('/qr');
    await user.keyboard('gn');
    expect(address()).toBe('/qr');
    await user.keyboard('n');
    await waitFor(() => expect(address()).toBe('/qr/new'));
  });

  test('is ignored while the user types and while the shortcuts dialog is open', async () => {
    const { user, address } = await open('/links');
    await user.type(await screen.findByRole('searchbox'), 'gq');
    await user.tab();
    await user.keyboard('?');
    await sheet();
    await user.keyboard('gq');
    expect(address()).toMatch(/^\/links/);
  });
});
