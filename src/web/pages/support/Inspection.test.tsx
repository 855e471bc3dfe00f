import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentCredentials, endViewing } from '#web/client/credentials.ts';
import { renderPage } from '#test/render-page.tsx';
import type { TestAccount, TestService } from '#test/start-service.ts';
import { giveReason, startSupport, trailOf } from '#test/page/support-staff.ts';

let service: TestService;
/** A member of the support staff. */
let grace: TestAccount;
let ada: TestAccount;

beforeAll(async () => {
  ({ service, grace, ada } = await startSupport());
});
afterAll(() => service.stop());
beforeEach(() => sessionStorage.clear());

const as = ({ key }: TestAccount) => ({ as: { server: service.url, key } });
const trail = () => trailOf(service, ada.key);

describe('an inspection', () => {
  const begin = async () => {
    const page = renderPage(`/support/${ada.id}`, as(grace));
    await page.user.click(await screen.findByRole('button', { name: 'Inspect' }));
    await giveReason(page.user, 'Links are slow.', 'Start inspection');
    const banner = await screen.findByRole('region', { name: 'Inspection' });
    return { ...page, banner };
  };

  test('shows the customer’s pages under a banner, blocks changes, and ends at the account', async () => {
    const { user, banner, requests, go, address } = await begin();
    expect(banner.textContent).toMatch(/^Inspecting ada · 1[45]:\d\d left/);
    expect(banner.textContent).toContain('Links are slow.');
    await waitFor(() => expect(address()).toBe('/'));
    await user.click(await screen.findByRole('link', { name: /^Links/ }));
    const table = await screen.findByRole('table', { name: 'Links' });
    await within(table).findByRole('button', { name: /^Actions for/ });
    const add = screen.getByRole('button', { name: /^New link/ });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    expect(add.title).toBe('You’re inspecting ada’s account. You can’t change anything.');
    await user.click(add);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(within(table).getByRole('button', { name: /^Actions for/ }));
    // Opening a short URL counts a click.
    for (const name of [/^Edit/, /^Delete/, 'Open short URL']) {
      expect((await screen.findByRole('menuitem', { name })).getAttribute('aria-disabled')).toBe('true');
    }
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Support' })).toBeNull();
    await go('/support');
    await waitFor(() => expect(address()).toBe('/'));
    await user.click(
      within(screen.getByRole('region', { name: 'Inspection' })).getByRole('button', { name: 'End' }),
    );
    await waitFor(() => expect(address()).toBe(`/support/${ada.id}`));
    expect(currentCredentials()?.key).toBe(grace.key);
    await waitFor(async () => expect((await trail())[0]?.what).toBe('end'));
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([
      'POST /api/support/inspection/add',
      expect.stringMatching(/^DELETE \/api\/support\/inspection\/\d+\/delete$/),
    ]);
  });

  test('ends without a question despite unsaved input, which isn’t sent', async () => {
    const { user, banner, requests, go, address } = await begin();
    await waitFor(() => expect(address()).toBe('/'));
    await go('/bio/new');
    await user.type(await screen.findByLabelText('Title'), 'Ada’s page');
    await user.click(within(banner).getByRole('button', { name: 'End' }));
    await waitFor(() => expect(address()).toBe(`/support/${ada.id}`));
    await screen.findByRole('button', { name: 'Inspect' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests.filter((request) => request.includes('/bio/add'))).toEqual([]);
  });

  test('hides its own rate limit and session, and disables the export', async () => {
    const { go } = await begin();
    await go('/account');
    const take = await screen.findByRole('button', { name: 'Export everything' });
    expect(take.getAttribute('aria-disabled')).toBe('true');
    for (const title of ['Rate limit', 'This session'])
      expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  test('keeps its key in the tab only, and no customer data in the browser', async () => {
    await begin();
    expect(localStorage.getItem('waypost-credentials')).toBeNull();
    expect(sessionStorage.getItem('waypost-credentials')).toContain('wpi_');
    expect(Object.keys(localStorage).filter((name) => name.startsWith('waypost-kept'))).toEqual([]);
    endViewing();
    expect(sessionStorage.getItem('waypost-credentials')).toContain(grace.key);
  });

  test('leaves no draft of its reason', async () => {
    const { user, banner, address } = await begin();
    await waitFor(() => expect(address()).toBe('/'));
    await user.click(within(banner).getByRole('button', { name: 'End' }));
    await user.click(await screen.findByRole('button', { name: 'Inspect' }));
    await screen.findByLabelText('Reason');
    expect(screen.queryByText('You have unsaved changes here.')).toBeNull();
  });

  test('reveals the e-mail address on request, and can be extended', async () => {
    const { user, banner } = await begin();
    await user.click(await screen.findByRole('link', { name: 'Account' }));
    expect((await screen.findAllByText('a•••@acme.example')).length).toBeGreaterThan(0);
    await user.click(within(banner).getByRole('button', { name: 'Show e-mail address' }));
    const question = await screen.findByRole('dialog', { name: 'Show ada’s e-mail address' });
    expect(screen.queryAllByText('ada@acme.example')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Show e-mail address' }));
    expect((await screen.findAllByText('ada@acme.example')).length).toBeGreaterThan(0);
    // With the full time left there is nothing to extend.
    expect(within(banner).queryByRole('button', { name: 'Extend' })).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 60_000 });
    await user.click(await within(banner).findByRole('button', { name: 'Extend' }));
    await waitFor(async () => expect((await trail())[0]?.what).toBe('extension'));
    vi.useRealTimers();
    endViewing();
  });

  test('is listed on the customer’s account page, with what was viewed', async () => {
    const { user } = renderPage('/account', as(ada));
    const table = await screen.findByRole('table', { name: 'Support access' });
    await user.click((await within(table).findAllByRole('button', { name: 'Show' }))[0] as HTMLElement);
    const seen = await screen.findByRole('dialog', { name: 'Viewed by grace' });
    expect((await within(seen).findAllByText('Account')).length).toBeGreaterThan(0);
  });
});
