import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { currentCredentials, endViewing } from '#web/client/credentials.ts';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
/** Of the staff. */
let grace: TestAccount;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  grace = await service.addAccount({ staff: true, username: 'grace' });
  ada = await service.addAccount({ username: 'ada', email: 'ada@acme.example', plan: 'pro' });
  await addLink(service, ada.id, { alias: 'menu' });
});
afterAll(() => service.stop());
beforeEach(() => sessionStorage.clear());

const as = ({ key }: TestAccount) => ({ as: { server: service.url, key } });
const trail = async () => {
  const { body } = await service.call('GET', '/api/account/inspections', { key: ada.key });
  return body.data.trail as { what: string; reason: string; ticket: string }[];
};
type User = ReturnType<typeof renderPage>['user'];
const dialog = () => screen.findByRole('dialog');
const give = async (user: User, reason: string, button: string) => {
  await user.type(await screen.findByLabelText('Reason'), reason);
  await user.click(screen.getByRole('button', { name: button }));
};
const choose = async (user: User, item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the support pages', () => {
  test('are in the navigation of staff, and find an account by one of its links', async () => {
    const { user, address } = renderPage('/', as(grace));
    await user.click(await screen.findByRole('link', { name: 'Support' }));
    const table = await screen.findByRole('table', { name: 'Accounts' });
    await within(table).findByRole('link', { name: 'grace' });
    await user.type(screen.getByRole('searchbox', { name: 'Search accounts' }), `${service.url}/menu`);
    await waitFor(() => expect(within(table).queryByRole('link', { name: 'grace' })).toBeNull());
    expect(address()).toContain('q=');
    await user.click(within(table).getByRole('link', { name: 'ada' }));
    expect(await screen.findByText('a•••@acme.example')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Give reason' }));
    await give(user, 'She asks for help.', 'Show findings and requests');
    const findings = await screen.findByRole('list', { name: 'Findings' });
    await waitFor(() =>
      expect(findings.isConnected && screen.getByRole('list', { name: 'Findings' }).textContent).toBe(
        'No problems found.',
      ),
    );
  });

  test('say that nothing matches, with a way back', async () => {
    const { user } = renderPage('/support?q=nobody%40acme.example', as(grace));
    await screen.findByText('No matching accounts');
    await user.click(screen.getByRole('button', { name: 'Show all accounts' }));
    expect(await screen.findByRole('link', { name: 'ada' })).toBeTruthy();
  });

  test.each(['/support', '/support/1', '/support/trail'])('at %s are for staff alone', async (path) => {
    renderPage(path, as(ada));
    await screen.findByText('Support staff only');
    expect(screen.queryByRole('link', { name: 'Support' })).toBeNull();
  });

  test('say so where there is no such account', async () => {
    renderPage('/support/999999', as(grace));
    expect(await screen.findByText('Account not found')).toBeTruthy();
  });
});

test('findings and requests are open with a reason, until the inspection ends', async () => {
  const { user, requests } = renderPage(`/support/${ada.id}`, as(grace));
  await user.click(await screen.findByRole('button', { name: 'End inspection' }));
  await screen.findByText('Give a reason to view these');
  expect(screen.queryByRole('table', { name: 'Recent API requests' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Give reason' }));
  await give(user, 'Once more.', 'Show findings and requests');
  await screen.findByRole('table', { name: 'Recent API requests' });
  expect((await trail())[0]).toMatchObject({ what: 'inspection', reason: 'Once more.' });
  // The reason that was given is that of the customer's pages too.
  await user.click(screen.getByRole('button', { name: 'Inspect' }));
  const banner = await screen.findByRole('region', { name: 'Inspection' });
  expect(banner.textContent).toContain('Once more.');
  expect(requests.filter((request) => request === 'POST /api/support/inspection/add')).toHaveLength(1);
  await user.click(within(banner).getByRole('button', { name: 'End' }));
  await screen.findByText('Give a reason to view these');
});

describe('an account', () => {
  test('gets another plan, with a reason', async () => {
    const { user } = renderPage(`/support/${ada.id}`, as(grace));
    await choose(user, 'Change plan');
    const plan = within(await dialog()).getByLabelText('Plan');
    await user.clear(plan);
    await user.type(plan, 'business');
    await user.type(within(await dialog()).getByLabelText(/^Last day/), '2031-05-06');
    await user.click(within(await dialog()).getByRole('button', { name: 'Change plan' }));
    await within(await dialog()).findByText("The reason can't be empty.");
    await give(user, 'Paid by invoice.', 'Change plan');
    await screen.findByText('Plan changed');
    await screen.findByText('Business');
    const { body } = await service.call('GET', '/api/account', { key: ada.key });
    expect(body.data).toMatchObject({ status: 'business', expires: '2031-05-06 23:59:59' });
  });

  test('whose plan ends as a day begins has its last day before', async () => {
    const { id } = await service.addAccount();
    const body = { plan: 'pro', expires: '2031-06-30 00:00:00', reason: 'A trial.' };
    await service.call('PUT', `/api/support/account/${id}/plan`, { key: grace.key, body });
    const { user } = renderPage(`/support/${id}`, as(grace));
    await choose(user, 'Change plan');
    expect(within(await dialog()).getByLabelText<HTMLInputElement>(/^Last day/).value).toBe('2031-06-29');
  });

  test('is locked with what that means, and unlocked', async () => {
    const { user } = renderPage(`/support/${ada.id}`, as(grace));
    await choose(user, 'Lock account');
    expect((await dialog()).textContent).toContain('1 link and 0 QR codes will show a notice');
    await give(user, 'Phishing.', 'Lock account');
    await screen.findByText('Account locked');
    await screen.findByText('Lock reason');
    await choose(user, 'Unlock account');
    await give(user, 'Cleared up.', 'Unlock account');
    await screen.findByText('Account unlocked');
    expect((await trail()).slice(0, 2).map(({ what }) => what)).toEqual(['unlock', 'lock']);
  });

  test('shows its e-mail address for a reason', async () => {
    const { user } = renderPage(`/support/${ada.id}`, as(grace));
    await choose(user, 'Show e-mail address');
    await give(user, 'To answer the letter.', 'Show e-mail address');
    await screen.findByText('ada@acme.example');
    expect((await trail())[0]).toMatchObject({ what: 'reveal', reason: 'To answer the letter.' });
  });

  test.each([true, false])('says whether its e-mail address is known to be theirs: %s', async (confirmed) => {
    const { id } = await service.addAccount({ email: 'shared@acme.example', confirmed });
    renderPage(`/support/${id}`, as(grace));
    await screen.findByText('Last active');
    const said = screen.queryByText('Not confirmed. Other accounts may have the same address.');
    expect(said === null).toBe(confirmed);
  });

  test('is bundled for a ticket', async () => {
    const { user } = renderPage(`/support/${ada.id}`, as(grace));
    await user.click(await screen.findByRole('button', { name: 'Create bundle' }));
    await user.type(within(await dialog()).getByLabelText(/^Ticket number/), 'T-12');
    await give(user, 'Slow links.', 'Create bundle');
    await screen.findByText('Bundle ready');
    expect(screen.getByRole('button', { name: 'Download JSON' })).toBeTruthy();
    expect((await trail())[0]).toMatchObject({ what: 'bundle', ticket: 'T-12' });
  });
});

describe('an inspection', () => {
  const begin = async () => {
    const page = renderPage(`/support/${ada.id}`, as(grace));
    await page.user.click(await screen.findByRole('button', { name: 'Inspect' }));
    await give(page.user, 'Links are slow.', 'Start inspection');
    const banner = await screen.findByRole('region', { name: 'Inspection' });
    return { ...page, banner };
  };

  test('shows the customer’s pages under a banner, holds back every change, and ends where it began', async () => {
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
    for (const name of [/^Edit/, /^Delete/]) {
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

  test('keeps nothing of the customer in the browser, and its key in this tab alone', async () => {
    await begin();
    expect(localStorage.getItem('waypost-credentials')).toBeNull();
    expect(sessionStorage.getItem('waypost-credentials')).toContain('wpi_');
    expect(Object.keys(localStorage).filter((name) => name.startsWith('waypost-kept'))).toEqual([]);
    endViewing();
    expect(sessionStorage.getItem('waypost-credentials')).toContain(grace.key);
  });

  test('reveals the e-mail address and goes on longer', async () => {
    const { user, banner } = await begin();
    await user.click(await screen.findByRole('link', { name: 'Account' }));
    expect((await screen.findAllByText('a•••@acme.example')).length).toBeGreaterThan(0);
    await user.click(within(banner).getByRole('button', { name: 'Show e-mail address' }));
    expect((await screen.findAllByText('ada@acme.example')).length).toBeGreaterThan(0);
    await user.click(within(banner).getByRole('button', { name: 'Extend' }));
    await waitFor(async () => expect((await trail())[0]?.what).toBe('extension'));
    endViewing();
  });

  test('is seen by the customer on the account page, with what was viewed', async () => {
    const { user } = renderPage('/account', as(ada));
    const table = await screen.findByRole('table', { name: 'Support access' });
    await user.click((await within(table).findAllByRole('button', { name: 'Show' }))[0] as HTMLElement);
    const seen = await screen.findByRole('dialog', { name: 'Viewed by grace' });
    expect((await within(seen).findAllByText('GET /api/account')).length).toBeGreaterThan(0);
  });
});

test('the trail lists what all staff did', async () => {
  renderPage('/support/trail', as(grace));
  const table = await screen.findByRole('table', { name: 'Audit log' });
  expect((await within(table).findAllByText('Inspected the account')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
});
