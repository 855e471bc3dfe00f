import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';
import { warmUp } from '#test/warm-up.ts';

let service: TestService;
let ada: TestAccount;
let links: number[];

beforeAll(async () => {
  await warmUp();
  service = await startService({ env: { DOMAIN_CHECK: 'off' } });
  ada = await service.addAccount();
  const add = async (alias: string, title?: string) =>
    (await addLink(service, ada.id, { alias, ...(title && { title }) })).id;
  links = [await add('menu'), await add('shop')];
  await add('quiet', 'Never opened');
  const [menu = 0, shop = 0] = links;
  await visitInPast(service, { kind: 'link', target_id: menu }, 0, 5);
  await visitInPast(service, { kind: 'link', target_id: shop }, 1, 3);
  const post = (path: string, body: object) => service.call('POST', path, { key: ada.key, body });
  for (const name of ['Card', 'Poster']) {
    const { id } = (await post('/api/qr/add', { type: 'text', data: 'x', name })).body as { id: number };
    if (name === 'Card') await visitInPast(service, { kind: 'qr', target_id: id }, 1, 2);
  }
  await post('/api/campaign/add', { name: 'Autumn' });
  await post('/api/domain/add', { domain: 'https://xn--mller-kva.de' });
});
afterAll(() => service.stop());

const figures = async () =>
  within(await screen.findByRole('table', { name: 'Figures' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

describe('a comparison with records that no longer exist', () => {
  test('shows the others, and removes the missing record from the address on request', async () => {
    const { user, address } = renderPage(`/statistics/compare?of=link&ids=${links[0]},99999`, { as: ada });
    await screen.findByText('One of the chosen records no longer exists');
    await waitFor(async () => expect(await figures()).toEqual(['5']));
    await user.click(screen.getByRole('button', { name: 'Remove from comparison' }));
    await waitFor(() => expect(address()).toBe(`/statistics/compare?of=link&ids=${links[0]}`));
    await waitFor(() => expect(screen.queryByText('One of the chosen records no longer exists')).toBeNull());
    expect(await figures()).toEqual(['5']);
  });

  test('says that nothing is left if every record is missing, and offers others', async () => {
    const { user } = renderPage('/statistics/compare?of=link&ids=99998,99999', { as: ada });
    await screen.findByText('Nothing left to compare');
    expect(screen.queryByText(/Couldn’t load/)).toBeNull();
    await user.click(screen.getAllByRole('button', { name: /^Choose/ })[0] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Choose links to compare' });
    expect(within(dialog).getByText('0 of 5 selected')).toBeTruthy();
  });
});

describe('the dialog for choosing what to compare', () => {
  const opened = async () => {
    const { user } = renderPage('/statistics/compare', { as: ada });
    await user.click(await screen.findByRole('button', { name: /^Choose/ }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  test('keeps the selection and search of each kind while another kind is shown', async () => {
    const { user, dialog } = await opened();
    await user.type(dialog.getByRole('searchbox'), 'me');
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /\/shop$/ })).toBeNull());
    await user.click(await dialog.findByRole('checkbox', { name: /\/menu$/ }));
    await user.click(dialog.getByRole('radio', { name: 'QR codes' }));
    expect(dialog.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(dialog.getByText('0 of 5 selected')).toBeTruthy();
    await user.click(await dialog.findByRole('checkbox', { name: 'Card' }));
    await user.click(dialog.getByRole('radio', { name: 'Links' }));
    expect(dialog.getByRole<HTMLInputElement>('searchbox').value).toBe('me');
    expect(dialog.getByText('1 of 5 selected')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'QR codes' }));
    expect((await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Card' })).checked).toBe(true);
  });

  test('finds records that nobody has visited', async () => {
    const { user, dialog } = await opened();
    await dialog.findByRole('checkbox', { name: /\/menu$/ });
    expect(dialog.queryByRole('checkbox', { name: 'Never opened' })).toBeNull();
    await user.type(dialog.getByRole('searchbox'), 'quiet');
    await dialog.findByRole('checkbox', { name: 'Never opened' });
    expect(dialog.getByText(/\/quiet · 0 visits$/)).toBeTruthy();
    for (const [kind, name] of [
      ['QR codes', 'Poster'],
      ['Campaigns', 'Autumn'],
    ] as const) {
      await user.click(dialog.getByRole('radio', { name: kind }));
      await user.type(dialog.getByRole('searchbox'), name.toLowerCase());
      await dialog.findByRole('checkbox', { name });
    }
  });

  test.each(['müller', 'xn--mller'])('finds a domain without visits when %s is typed', async (typed) => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole('radio', { name: 'Domains' }));
    await user.type(dialog.getByRole('searchbox'), typed);
    expect(await dialog.findByRole('checkbox', { name: 'müller.de' })).toBeTruthy();
  });
});
