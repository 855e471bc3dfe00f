import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { applyLanguage } from './language.ts';
import { applyTheme } from './theme.ts';
import { saveCredentials } from '#web/client/credentials.ts';
import { credentialsKey } from '#web/client/several-accounts.ts';
import { followTabs } from './follow-tabs.ts';

let service: TestService;
let ada: TestAccount;
const reload = vi.fn<() => void>();

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  await addLink(service, ada.id, { alias: 'lunch', title: 'Lunch' });
  followTabs(() => reload());
});
afterAll(() => service.stop());
afterEach(() => {
  reload.mockReset();
  localStorage.clear();
  applyLanguage();
  applyTheme('system');
});

/** Simulates a change of local storage by another tab. */
const elsewhere = (key: string, newValue: string | null) =>
  act(async () => {
    const oldValue = localStorage.getItem(key);
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key, oldValue, newValue }));
  });

describe('another tab', () => {
  test('that signs out clears the account’s data in this tab', async () => {
    const page = renderPage('/links', { as: ada, stays: true });
    await screen.findByText('Lunch');
    await elsewhere(credentialsKey, null);
    await waitFor(() => expect(page.address()).toBe('/sign-in'));
    const bob = await service.addAccount();
    act(() => saveCredentials({ server: bob.server, key: bob.key, kind: 'key' }, { stay: true }));
    await page.go('/links');
    await screen.findByText('No links yet');
    expect(page.asked('/api/urls')).toHaveLength(2);
  });

  test('that changes the theme changes it in this tab, even on the sign-in page', async () => {
    renderPage('/sign-in', { from: service.url });
    await screen.findByRole('heading', { level: 1 });
    await elsewhere('waypost-theme', 'dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  test('that changes the language reloads this tab once no form is open', async () => {
    const { user } = renderPage('/links?open=new', { as: ada });
    await screen.findByRole('dialog', { name: 'New link' });
    await elsewhere('waypost-language', 'de');
    expect(reload).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(reload).toHaveBeenCalled(), { timeout: 10_000 });
    await elsewhere('waypost-language', 'en');
  });
});
