/** Link editing on servers that offer it without naming it. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { statistics } from '#test/records/sample-answers.ts';
import { listOf, pagesOfOthers } from '#test/servers/open-at.ts';
import type { ScriptedAnswer } from '#test/start-answering.ts';

const openAt = pagesOfOthers();

const link = {
  id: 7,
  alias: 'menu',
  shorturl: 'https://o.example/menu',
  longurl: 'https://acme.com/menu',
  clicks: 3,
  title: 'Menu',
  description: '',
  date: '2026-03-14 10:00:00',
};

const links = { 'GET /api/urls': listOf('urls', [link]) };
const single = { 'GET /api/url/7': { body: { error: 0, details: link, data: statistics } } };
const missing: ScriptedAnswer = { status: 404, body: '<h1>Not found</h1>' };

const label = 'Create, edit and delete links';

async function switchedOnAt(answers: Parameters<typeof openAt>[1]) {
  const page = await openAt('/account', { ...links, ...answers });
  const toggle = await screen.findByRole('switch', { name: label });
  expect(toggle).toHaveProperty('checked', false);
  await page.user.click(toggle);
  return page;
}

async function openForm({ user, go }: Awaited<ReturnType<typeof openAt>>) {
  await go('/links');
  await user.click(await screen.findByRole('button', { name: /^New link/ }));
  const dialog = await screen.findByRole('dialog', { name: 'New link' });
  await user.type(await within(dialog).findByLabelText('Destination'), 'https://acme.com/new');
  await user.type(within(dialog).getByLabelText(/^Title/), 'Spring');
  return dialog;
}

test('is off until it is switched on', async () => {
  await openAt('/links?open=new', links);
  expect(await screen.findByText('Menu')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^New link/ })).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'New link' })).toBeNull();
});

describe('switched on', () => {
  test('is tried by reading', async () => {
    const { asked } = await switchedOnAt(single);
    expect(await screen.findByText(/can look up a single link, so editing should work/)).toBeTruthy();
    expect(asked.filter((request) => !request.startsWith('GET '))).toEqual([]);
  });

  test('says where that tells nothing good', async () => {
    await switchedOnAt({ 'GET /api/url/7': missing });
    expect(await screen.findByText(/can’t look up a single link/)).toBeTruthy();
    expect(screen.getByRole('switch', { name: label })).toHaveProperty('checked', true);
  });

  test('creates with the words of such servers', async () => {
    const page = await switchedOnAt({
      ...single,
      'POST /api/url/add': { body: { error: 0, id: 8, short: 'https://o.example/abc' } },
    });
    const dialog = await openForm(page);
    await page.user.click(within(dialog).getByRole('button', { name: 'Create link' }));
    await screen.findByText('Link created');
    expect(page.bodies).toEqual([
      { request: 'POST /api/url/add', body: { url: 'https://acme.com/new', metatitle: 'Spring' } },
    ]);
  });

  test('edits with the destination always, and takes a sentence for an answer', async () => {
    const page = await switchedOnAt({
      ...single,
      'PUT /api/url/7/update': { body: { error: 0, message: 'Link has been updated.' } },
    });
    await page.go('/links?open=edit-7');
    const dialog = await screen.findByRole('dialog', { name: 'Edit link' });
    const title = await within(dialog).findByLabelText(/^Title/);
    await page.user.clear(title);
    await page.user.type(title, 'Lunch');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Link saved');
    expect(page.bodies).toEqual([
      { request: 'PUT /api/url/7/update', body: { url: 'https://acme.com/menu', metatitle: 'Lunch' } },
    ]);
  });

  test('switches itself off at a 404, says why, and loses nothing of what was typed', async () => {
    const page = await switchedOnAt({ ...single, 'POST /api/url/add': missing });
    const dialog = await openForm(page);
    await page.user.click(within(dialog).getByRole('button', { name: 'Create link' }));
    expect(await within(dialog).findByText(/doesn’t offer link editing, so it’s off again/)).toBeTruthy();
    expect(within(dialog).getByLabelText('Destination')).toHaveProperty('value', 'https://acme.com/new');
    expect(within(dialog).getByLabelText(/^Title/)).toHaveProperty('value', 'Spring');
    await page.go('/links');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^New link/ })).toBeNull());
    await page.go('/account');
    expect(await screen.findByText(/answered “not found” to POST \/api\/url\/add/)).toBeTruthy();
    expect(screen.getByRole('switch', { name: label })).toHaveProperty('checked', false);
  });

  test('takes no link for deleted where the server has nothing to delete with', async () => {
    const page = await switchedOnAt({ ...single, 'DELETE /api/url/7/delete': missing });
    await page.go('/links?open=delete-7');
    const dialog = await screen.findByRole('dialog', { name: /Delete link/ });
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete link' }));
    expect(await within(dialog).findByText(/doesn’t offer link editing/)).toBeTruthy();
    expect(screen.queryByText('Link deleted')).toBeNull();
  });
});

describe('an answer that can’t be understood', () => {
  const details = async (user: Awaited<ReturnType<typeof openAt>>['user']) => {
    const fold = await screen.findByText('Details');
    await user.click(fold);
    return fold.closest('details') ?? fold;
  };

  test('names its request, and what came', async () => {
    const { user } = await openAt('/channels', {
      'GET /api/channels': { body: '<!doctype html><title>Sign in</title>' },
    });
    const fold = await details(user);
    expect(within(fold).getByText('GET /api/channels · HTTP 200')).toBeTruthy();
    expect(within(fold).getByText('Sent a web page instead of JSON.')).toBeTruthy();
  });

  test('names the member that is wrong, and nothing of what is said', async () => {
    const { user } = await openAt('/splash', {
      'GET /api/splash': listOf('splash', [{ name: 'Secret name', date: null }]),
    });
    const fold = await details(user);
    expect(within(fold).getByText('GET /api/splash · HTTP 200')).toBeTruthy();
    expect(within(fold).getByText('data.splash[0].id: missing, expected number')).toBeTruthy();
    expect(fold.textContent).not.toContain('Secret');
  });

  test('is named where one record of a list is left out', async () => {
    const { user } = await openAt('/splash', {
      'GET /api/splash': listOf('splash', [
        { id: 1, name: 'Hello', date: null },
        { id: { of: 2 }, name: 'Other', date: null },
      ]),
    });
    expect(await screen.findByText('Hello')).toBeTruthy();
    const fold = await details(user);
    expect(within(fold).getByText('data.splash[1].id: object, expected number')).toBeTruthy();
  });

  test('is named in a form, which keeps what was typed', async () => {
    const { user } = await openAt('/channels?open=new', {
      'GET /api/channels': listOf('channels', []),
      'POST /api/channel/add': { body: '<h1>Sign in</h1>' },
    });
    const dialog = await screen.findByRole('dialog', { name: 'New channel' });
    await user.type(await within(dialog).findByLabelText('Name'), 'Door');
    await user.click(within(dialog).getByRole('button', { name: 'Create channel' }));
    const fold = await details(user);
    expect(within(fold).getByText('POST /api/channel/add · HTTP 200')).toBeTruthy();
    expect(within(dialog).getByLabelText('Name')).toHaveProperty('value', 'Door');
  });
});

test('the menu leaves out what the server has not, and its page says why', async () => {
  const { go } = await openAt('/channels', {
    ...links,
    'GET /api/channels': [missing, listOf('channels', [])],
  });
  expect(await screen.findByText('This server doesn’t support channels')).toBeTruthy();
  expect(screen.getByText(/answered “not found” \(HTTP 404\)/)).toBeTruthy();
  const menu = screen.getByRole('navigation', { name: 'Main' });
  await waitFor(() => expect(within(menu).queryByRole('link', { name: /Channels/ })).toBeNull());
  expect(within(menu).getByRole('link', { name: /Campaigns/ })).toBeTruthy();
  // It is there again once the server answers.
  await go('/links');
  await go('/channels?size=50');
  await waitFor(() => expect(within(menu).getByRole('link', { name: /Channels/ })).toBeTruthy());
});
