/** Tests the messages about a limit that is spent, and about one that changes. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, otherAccount, pagesOfOthers } from '#test/servers/open-at.ts';
import type { ScriptedResponse } from '#test/start-scripted-server.ts';

const openAt = pagesOfOthers();

const spent: ScriptedResponse = {
  status: 429,
  headers: { 'Retry-After': '40' },
  body: { error: 1, message: 'Too Many Requests. Please retry later.' },
};

const said = /^Rate limit reached\. Continues in \d+ (?:s|min)\.$/;

async function told(within: { findByText: typeof screen.findByText }) {
  return (await within.findByText('Rate limit reached.')).parentElement?.textContent;
}

test('a form in a dialog shows why it waits and how long', async () => {
  const { user } = await openAt('/channels?open=new', {
    'GET /api/channels': listOf('channels', []),
    'POST /api/channel/add': spent,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'New channel' }));
  await user.type(await dialog.findByLabelText('Name'), 'Print');
  expect(dialog.queryByText(/Rate limit/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Create channel' }));
  expect(await told(dialog)).toMatch(said);
});

test('a confirmation shows why it waits and how long', async () => {
  const channel = { id: 3, name: 'Print', description: '', color: '#1e2878', starred: false };
  const { user } = await openAt('/channels?open=delete-3', {
    'GET /api/channels': listOf('channels', [channel]),
    'GET /api/channel/3': listOf('items', []),
    'DELETE /api/channel/3/delete': spent,
  });
  const dialog = within(await screen.findByRole('dialog', { name: /Delete/ }));
  const button = await dialog.findByRole('button', { name: 'Delete channel' });
  // The button stays disabled until the dialog shows what will be lost.
  await waitFor(() => expect(button.ariaDisabled).toBeNull());
  await user.click(button);
  expect(await told(dialog)).toMatch(said);
});

test('a form on a page shows why it waits and how long', async () => {
  const { user } = await openAt('/domains/new', { 'POST /api/domain/add': spent });
  await user.type(await screen.findByLabelText(/^Domain/), 'go.acme.com');
  await user.click(screen.getByRole('button', { name: 'Add domain' }));
  expect(await told(screen)).toMatch(said);
});

test('the account menu shows the figures of a limit that has changed', async () => {
  const at = (limit: number, remaining: number) => ({
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1000) + 50),
  });
  // All responses have these headers, so that background requests see the new limit too.
  const headers = at(30, 19);
  const { user, go } = await openAt('/channels', {
    'GET /api/account': { headers, body: { error: 0, data: otherAccount } },
    'GET /api/channels': { ...listOf('channels', []), headers },
    'GET /api/pixels': { ...listOf('pixels', []), headers },
  });
  await screen.findByText('No channels yet');
  Object.assign(headers, at(90, 78));
  await go('/pixels');
  await screen.findByText('No pixels yet');
  await user.click(screen.getByRole('button', { name: 'Account' }));
  // Background requests in flight are counted too.
  expect(await screen.findByText(/^7[5-8] of 90 requests left this minute$/)).toBeTruthy();
});
