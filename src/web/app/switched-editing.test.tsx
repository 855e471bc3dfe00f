/** Tests link editing on servers that offer it without naming it. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { statistics } from '#test/records/sample-answers.ts';
import { listOf, pagesOfOthers } from '#test/servers/open-at.ts';
import type { ScriptedResponse } from '#test/start-scripted-server.ts';

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
const missing: ScriptedResponse = { status: 404, body: '<h1>Not found</h1>' };

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

test('link editing is off until it is switched on', async () => {
  await openAt('/links?open=new', links);
  expect(await screen.findByText('Menu')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^New link/ })).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'New link' })).toBeNull();
});

describe('link editing that is switched on', () => {
  test('is tested with read requests only', async () => {
    const { asked } = await switchedOnAt(single);
    expect(await screen.findByText(/can look up a single link, so editing should work/)).toBeTruthy();
    expect(asked.filter((request) => !request.startsWith('GET '))).toEqual([]);
  });

  test('warns if the server can’t look up a single link', async () => {
    await switchedOnAt({ 'GET /api/url/7': missing });
    expect(await screen.findByText(/can’t look up a single link/)).toBeTruthy();
    expect(screen.getByRole('switch', { name: label })).toHaveProperty('checked', true);
  });

  test('creates links with the parameter names of other servers', async () => {
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

  test('always sends the destination and accepts a response with only a message', async () => {
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

  test('shows a new link’s short URL on a chosen domain, not on the default domain', async () => {
    const page = await switchedOnAt({
      ...single,
      'GET /api/domains': listOf('domains', [
        { id: 1, domain: 'https://go.acme.com', redirectroot: '', redirect404: '' },
      ]),
    });
    const dialog = within(await openForm(page));
    await page.user.type(dialog.getByLabelText(/^Alias/), 'spring');
    const domain = await dialog.findByLabelText('Domain');
    expect([...domain.querySelectorAll('option')].map(({ label }) => label)).toEqual([
      'Default domain',
      'go.acme.com',
    ]);
    expect(dialog.queryByText(/^Short URL:/)).toBeNull();
    expect(dialog.queryByText(/on public pages/)).toBeNull();
    await page.user.selectOptions(domain, 'go.acme.com');
    expect((await dialog.findByText(/^Short URL:/)).textContent).toContain('go.acme.com/spring');
  });

  test('shows the new short URL of an edited link on the server’s host', async () => {
    const page = await switchedOnAt(single);
    const shorturl = `${page.server}/menu`;
    page.change('GET /api/urls', listOf('urls', [{ ...link, shorturl }]));
    await page.go('/links?open=edit-7');
    const alias = await screen.findByLabelText(/^Alias/);
    await page.user.type(alias, '2');
    expect((await screen.findByText(/^New short URL:/)).textContent).toContain('/menu2');
  });

  test('turns off after a 404, says why and keeps the form’s input', async () => {
    const page = await switchedOnAt({ ...single, 'POST /api/url/add': missing });
    const dialog = await openForm(page);
    await page.user.click(within(dialog).getByRole('button', { name: 'Create link' }));
    expect(await within(dialog).findByText(/can’t edit links, so link editing is off again/)).toBeTruthy();
    expect(within(dialog).getByLabelText('Destination')).toHaveProperty('value', 'https://acme.com/new');
    expect(within(dialog).getByLabelText(/^Title/)).toHaveProperty('value', 'Spring');
    await page.go('/links');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^New link/ })).toBeNull());
    await page.go('/account');
    expect(await screen.findByText(/answered “not found” to POST \/api\/url\/add/)).toBeTruthy();
    expect(screen.getByRole('switch', { name: label })).toHaveProperty('checked', false);
  });

  test('does not report a link as deleted if the server can’t delete links', async () => {
    const page = await switchedOnAt({ ...single, 'DELETE /api/url/7/delete': missing });
    await page.go('/links?open=delete-7');
    const dialog = await screen.findByRole('dialog', { name: /Delete link/ });
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete link' }));
    expect(await within(dialog).findByText(/can’t edit links, so link editing is off again/)).toBeTruthy();
    expect(screen.queryByText('Link deleted')).toBeNull();
  });

  const gone: ScriptedResponse = { status: 404, body: { error: 1, message: 'Link not found.' } };

  /**
   * Saves or deletes a link that someone else has deleted, which mustn't be mistaken for a server without link editing.
   */
  async function meetsGone(dialogName: string | RegExp, answers: Parameters<typeof openAt>[1]) {
    const page = await switchedOnAt({ ...single, ...answers });
    await page.go(`/links?open=${dialogName === 'Edit link' ? 'edit' : 'delete'}-7`);
    const dialog = await screen.findByRole('dialog', { name: dialogName });
    if (dialogName === 'Edit link') {
      await page.user.type(await within(dialog).findByLabelText(/^Title/), '!');
      await screen.findByDisplayValue('Menu!');
    }
    page.change('GET /api/urls', listOf('urls', []));
    await page.user.click(within(dialog).getByRole('button', { name: /^(Save|Delete link)$/ }));
    return { ...page, dialog };
  }

  const expectStillOn = async ({ go }: Pick<Awaited<ReturnType<typeof openAt>>, 'go'>) => {
    await go('/account');
    const toggle = await screen.findByRole('switch', { name: label });
    expect(toggle).toHaveProperty('checked', true);
    expect(screen.queryByText(/turned itself off/)).toBeNull();
  };

  test('stays on when the link to edit was deleted elsewhere', async () => {
    const page = await meetsGone('Edit link', { 'PUT /api/url/7/update': gone });
    expect(await within(page.dialog).findByText(/^This was deleted elsewhere/)).toBeTruthy();
    expect(within(page.dialog).getByLabelText(/^Title/)).toHaveProperty('value', 'Menu!');
    await expectStillOn(page);
  });

  test('stays on when the link to delete is already missing', async () => {
    const page = await meetsGone(/Delete link/, { 'DELETE /api/url/7/delete': gone });
    expect(await screen.findByText('Link deleted')).toBeTruthy();
    await expectStillOn(page);
  });

  test('stays on after a 404 if creating a link has worked before', async () => {
    const page = await switchedOnAt({
      ...single,
      'POST /api/url/add': [
        { body: { error: 0, id: 8, short: 'https://o.example/abc' } },
        { status: 404, body: { error: 1, message: 'Domain not found.' } },
      ],
    });
    const first = await openForm(page);
    await page.user.click(within(first).getByRole('button', { name: 'Create link' }));
    await screen.findByText('Link created');
    const second = await openForm(page);
    await page.user.click(within(second).getByRole('button', { name: 'Create link' }));
    expect(await within(second).findByText('Domain not found.')).toBeTruthy();
    await expectStillOn(page);
  });
});

test('the menu leaves out a feature that the server lacks, and its page says so', async () => {
  const { go } = await openAt('/channels', {
    ...links,
    'GET /api/channels': [missing, listOf('channels', [])],
  });
  expect(await screen.findByText('This server doesn’t support channels')).toBeTruthy();
  expect(screen.queryByText(/HTTP/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to overview' }).getAttribute('href')).toBe('/');
  const menu = screen.getByRole('navigation', { name: 'Main' });
  await waitFor(() => expect(within(menu).queryByRole('link', { name: /Channels/ })).toBeNull());
  expect(within(menu).getByRole('link', { name: /Campaigns/ })).toBeTruthy();
  // The entry returns once the server responds.
  await go('/links');
  await go('/channels?size=50');
  await waitFor(() => expect(within(menu).getByRole('link', { name: /Channels/ })).toBeTruthy());
});
