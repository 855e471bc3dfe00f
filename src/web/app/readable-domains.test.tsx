/** Tests domains with non-ASCII letters, which servers report in their DNS form. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, pagesOfOthers } from '#test/servers/open-at.ts';

const openAt = pagesOfOthers();

const domains = listOf('domains', [
  { id: 1, domain: 'https://xn--mller-kva.de', redirectroot: '', redirect404: '' },
]);
const link = {
  id: 7,
  alias: 'menu',
  shorturl: 'https://xn--mller-kva.de/menu',
  longurl: 'https://acme.com/',
  clicks: 3,
  title: '',
  description: '',
  date: '2026-03-14 10:00:00',
};

test('non-ASCII domains are readable in lists, in the palette and in the link form', async () => {
  const { user, go } = await openAt('/domains', {
    'GET /api/domains': domains,
    'GET /api/urls': listOf('urls', [link]),
    'GET /api/url/7': { body: { error: 0, details: link } },
  });
  expect(await screen.findByText('müller.de')).toBeTruthy();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Go to' }), 'mül');
  expect(await screen.findByRole('option', { name: 'müller.de' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Go to' })).toBeNull());
  await go('/links');
  const table = await screen.findByRole('table', { name: 'Links' });
  await within(table).findAllByText(/müller\.de/);
  expect(screen.queryByText(/xn--/)).toBeNull();
  await go('/account');
  await user.click(await screen.findByRole('switch', { name: 'Create, edit and delete links' }));
  await go('/links?open=new');
  const choice = await screen.findByLabelText('Domain');
  expect([...choice.querySelectorAll('option')].map(({ label }) => label)).toContain('müller.de');
});

test('non-ASCII addresses are readable, and their links open them unchanged', async () => {
  const longurl = 'https://xn--mller-kva.de/%2541/%C3%A4';
  const details = { ...link, longurl };
  await openAt(`/links/by?short=${encodeURIComponent(link.shorturl)}`, {
    'GET /api/urls': { body: { error: 0, details } },
    'GET /api/url/7': { body: { error: 0, details } },
  });
  const destination = await screen.findByRole('link', { name: 'müller.de/%41/ä' });
  expect(destination.getAttribute('href')).toBe(longurl);
  expect(destination.title).toBe(longurl);
  const short = (await screen.findAllByTitle(link.shorturl)).map(({ textContent }) => textContent);
  expect(new Set(short)).toEqual(new Set(['müller.de/menu']));
});
