import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
type User = ReturnType<typeof renderPage>['user'];
const dialog = () => screen.findByRole('dialog');
const choose = async (user: User, item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the support pages', () => {
  test('are in the navigation of staff, and find an account by one of its short URLs', async () => {
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
    await giveReason(user, 'She asks for help.', 'Show findings and requests');
    const findings = await screen.findByRole('list', { name: 'Findings' });
    await waitFor(() =>
      expect(findings.isConnected && screen.getByRole('list', { name: 'Findings' }).textContent).toBe(
        'No problems found',
      ),
    );
  });

  test('say that no account matches, and offer to show all accounts', async () => {
    const { user } = renderPage('/support?q=nobody%40acme.example', as(grace));
    await screen.findByText('No matching accounts');
    await user.click(screen.getByRole('button', { name: 'Show all accounts' }));
    expect(await screen.findByRole('link', { name: 'ada' })).toBeTruthy();
  });

  test.each(['/support', '/support/1', '/support/trail'])(
    'are refused at %s to users who aren’t staff',
    async (path) => {
      renderPage(path, as(ada));
      await screen.findByText('Support staff only');
      expect(screen.queryByRole('link', { name: 'Support' })).toBeNull();
    },
  );

  test('report an account that doesn’t exist as not found', async () => {
    renderPage('/support/999999', as(grace));
    expect(await screen.findByText('Account not found')).toBeTruthy();
  });
});

test('findings and requests are shown after a reason is given, until the inspection ends', async () => {
  const { user, requests } = renderPage(`/support/${ada.id}`, as(grace));
  await user.click(await screen.findByRole('button', { name: 'End inspection' }));
  await screen.findByText('Give a reason first');
  expect(screen.queryByRole('table', { name: 'Recent API requests' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Give reason' }));
  await giveReason(user, 'Once more.', 'Show findings and requests');
  await screen.findByRole('table', { name: 'Recent API requests' });
  expect((await trail())[0]).toMatchObject({ what: 'inspection', reason: 'Once more.' });
  // The reason that was given also applies to the customer's pages.
  await user.click(screen.getByRole('button', { name: 'Inspect' }));
  const banner = await screen.findByRole('region', { name: 'Inspection' });
  expect(banner.textContent).toContain('Once more.');
  expect(requests.filter((request) => request === 'POST /api/support/inspection/add')).toHaveLength(1);
  await user.click(within(banner).getByRole('button', { name: 'End' }));
  await screen.findByText('Give a reason first');
});

describe('an account on the support pages', () => {
  test('gets another plan only with a reason', async () => {
    const { user } = renderPage(`/support/${ada.id}`, as(grace));
    await choose(user, 'Change plan');
    const plan = within(await dialog()).getByLabelText<HTMLInputElement>('Plan');
    await user.clear(plan);
    await user.click(within(await dialog()).getByRole('button', { name: 'Change plan' }));
    expect(await within(await dialog()).findByText('The plan can’t be empty.')).toBeTruthy();
    expect([...(plan.list?.options ?? [])].map(({ value }) => value)).toEqual(['free', 'pro']);
    await user.type(plan, 'business');
    await user.type(within(await dialog()).getByLabelText(/^Last day/), '2031-05-06');
    await user.click(within(await dialog()).getByRole('button', { name: 'Change plan' }));
    await within(await dialog()).findByText('The reason can’t be empty.');
    await giveReason(user, 'Paid by invoice.', 'Change plan');
    await screen.findByText('Plan changed');
    await screen.findByText('Business');
    const { body } = await service.call('GET', '/api/account', { key: ada.key });
    expect(body.data).toMatchObject({ status: 'business', expires: '2031-05-06 23:59:59' });
  });

  test('whose plan expires at midnight shows the day before as its last day', async () => {
    const { id } = await service.addAccount();
    const body = { plan: 'pro', expires: '2031-06-30 00:00:00', reason: 'A trial.' };
    await service.call('PUT', `/api/support/account/${id}/plan`, { key: grace.key, body });
    const { user } = renderPage(`/support/${id}`, as(grace));
    await choose(user, 'Change plan');
    expect(within(await dialog()).getByLabelText<HTMLInputElement>(/^Last day/).value).toBe('2031-06-29');
  });

  test('is locked after a warning about its links, and unlocked', async () => {
    const { user } = renderPage(`/support/${ada.id}`, as(grace));
    await choose(user, 'Lock account');
    expect((await dialog()).textContent).toContain('1 link will show a notice');
    await giveReason(user, 'Phishing.', 'Lock account');
    await screen.findByText('Account locked');
    await screen.findByText('Lock reason');
    await choose(user, 'Unlock account');
    await giveReason(user, 'Cleared up.', 'Unlock account');
    await screen.findByText('Account unlocked');
    expect((await trail()).slice(0, 2).map(({ what }) => what)).toEqual(['unlock', 'lock']);
  });

  test('shows its e-mail address after a reason is given', async () => {
    const { user } = renderPage(`/support/${ada.id}`, as(grace));
    await choose(user, 'Show e-mail address');
    await giveReason(user, 'To answer the letter.', 'Show e-mail address');
    await screen.findByText('ada@acme.example');
    expect((await trail())[0]).toMatchObject({ what: 'reveal', reason: 'To answer the letter.' });
  });

  test.each([true, false])('shows whether its e-mail address is confirmed: %s', async (confirmed) => {
    const { id } = await service.addAccount({ email: 'shared@acme.example', confirmed });
    renderPage(`/support/${id}`, as(grace));
    await screen.findByText('Last active');
    const said = screen.queryByText('Not confirmed. Other accounts may have the same address.');
    expect(said === null).toBe(confirmed);
  });

  test('can’t be changed by its owner, even if that is a staff member', async () => {
    const { user } = renderPage(`/support/${grace.id}`, as(grace));
    await user.click(await screen.findByRole('button', { name: 'Manage' }));
    for (const name of ['Change plan', 'Remove from support staff', 'Lock account'])
      expect((await screen.findByRole('menuitem', { name })).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('menuitem', { name: 'Show e-mail address' }).ariaDisabled).toBeNull();
  });

  test('is exported for a ticket', async () => {
    const { user } = renderPage(`/support/${ada.id}`, as(grace));
    await user.click(await screen.findByRole('button', { name: 'Export for ticket' }));
    await user.type(within(await dialog()).getByLabelText(/^Ticket number/), 'T-12');
    await giveReason(user, 'Slow links.', 'Export for ticket');
    await screen.findByText('Export ready');
    expect(screen.getByRole('button', { name: 'Download JSON' })).toBeTruthy();
    expect((await trail())[0]).toMatchObject({ what: 'bundle', ticket: 'T-12' });
  });
});

test('the audit log lists the inspections of all staff, and can be exported', async () => {
  const alan = await service.addAccount({ staff: true, username: 'alan' });
  for (const { key } of [grace, alan]) {
    const body = { account: ada.id, reason: 'A check.' };
    await service.call('POST', '/api/support/inspection/add', { key, body });
  }
  renderPage('/support/trail', as(grace));
  const table = await screen.findByRole('table', { name: 'Audit log' });
  for (const staff of ['alan', 'grace'])
    await within(table).findByRole('row', {
      name: new RegExp(`Inspected the account.*A check\\..*ada.*${staff}`),
    });
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
});
