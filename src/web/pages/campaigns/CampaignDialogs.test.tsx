import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { rowOf } from '#test/row-of.ts';
import { addLink } from '#test/add-link.ts';
import { addCampaigns, savedCampaigns } from '#test/records/saved-campaigns.ts';
import { startQuirkyServer } from '#test/servers/start-quirky-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Creates an account with these campaigns, the last one newest. */
async function withCampaigns(...campaigns: object[]) {
  ada = await service.addAccount();
  return addCampaigns(service, ada, campaigns);
}
const saved = () => savedCampaigns(service, ada);

describe('a campaign', () => {
  test('is edited, and clearing its slug removes the rotator after a warning', async () => {
    const [id] = await withCampaigns({ name: 'Spring', slug: 'gone-1', public: true });
    const { user } = renderPage(`/campaigns?open=edit-${id}`, { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit campaign' }));
    await user.clear(dialog.getByLabelText(/^Rotator slug/));
    expect(dialog.getByText(/^The rotator will be removed/)).toBeTruthy();
    expect(dialog.getByTitle(`${service.url}/r/gone-1`)).toBeTruthy();
    await user.clear(dialog.getByLabelText(/^Name/));
    await user.type(dialog.getByLabelText(/^Name/), 'Autumn');
    await user.click(dialog.getByRole('switch', { name: 'Public' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Campaign saved');
    const row = within(await rowOf('Autumn'));
    expect(row.getByText('None')).toBeTruthy();
    expect(row.getByText('Private')).toBeTruthy();
    expect(await saved()).toMatchObject([{ name: 'Autumn', public: false, rotator: false }]);
  });

  test('keeps a name that was changed elsewhere while only its slug is edited', async () => {
    const [id] = await withCampaigns({ name: 'Spring', slug: 'here-1' });
    const { user, reread } = renderPage(`/campaigns?open=edit-${id}`, { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit campaign' }));
    await user.type(dialog.getByLabelText(/^Rotator slug/), 'x');
    const body = { name: 'Autumn', public: true };
    await service.call('PUT', `/api/campaign/${id}/update`, { key: ada.key, body });
    await reread();
    await screen.findByText('Autumn');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Campaign saved');
    expect(await saved()).toMatchObject([
      { name: 'Autumn', public: true, rotator: `${service.url}/r/here-1x` },
    ]);
  });

  test('keeps its rotator if the slug is unchanged, and warns while the slug is changed', async () => {
    const [id] = await withCampaigns({ name: 'Spring', slug: 'stays-1' });
    const { user, asked } = renderPage(`/campaigns?open=edit-${id}`, { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit campaign' }));
    const slug = dialog.getByLabelText(/^Rotator slug/);
    await user.type(slug, 'x');
    expect(dialog.getByText(/The old URL will stop working/)).toBeTruthy();
    await user.type(slug, '{Backspace}');
    expect(dialog.queryByText(/will stop working/)).toBeNull();
    await user.type(dialog.getByLabelText(/^Name/), '!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Campaign saved');
    // The response contains the new state, so the list isn't fetched again. Before saving, the campaign was.
    expect(asked('/api/campaigns?page=1&limit=25')).toHaveLength(1);
    expect(asked('/api/campaigns?limit=1000')).toHaveLength(1);
    expect(await saved()).toMatchObject([{ name: 'Spring!', rotator: `${service.url}/r/stays-1` }]);
  });

  test('is refused at the name field without a name', async () => {
    const [id] = await withCampaigns({ name: 'Spring' });
    const { user } = renderPage(`/campaigns?open=edit-${id}`, { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit campaign' }));
    await user.clear(dialog.getByLabelText(/^Name/));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('The name can’t be empty.');
    const name = dialog.getByRole('textbox', { name: /^Name/, description: /^The name can’t be empty\./ });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(name);
    expect(await saved()).toMatchObject([{ name: 'Spring' }]);
  });

  test('opens in a drawer on a server that can’t list its links', async () => {
    const other = await startScriptedServer(({ url = '' }) =>
      url.startsWith('/api/campaigns')
        ? {
            body: {
              error: 0,
              data: {
                result: 1,
                campaigns: [
                  {
                    id: 7,
                    name: 'Spring',
                    public: true,
                    rotator: 'https://o.example/r/spring',
                    list: 'https://o.example/u/ada/spring',
                  },
                ],
              },
            },
          }
        : { status: 404, body: { error: 1, message: 'Not found' } },
    );
    const { user, address, go } = renderPage('/campaigns', { as: { server: other.url, key: 'k' } });
    await user.click(await screen.findByText('Spring'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Spring' }));
    expect(drawer.getByRole('button', { name: 'Copy rotator URL' })).toBeTruthy();
    expect(drawer.getByRole('button', { name: 'Copy list URL' })).toBeTruthy();
    expect(drawer.getByText(/can’t show or remove them/)).toBeTruthy();
    expect(address()).toMatch(/\?open=show-7$/);
    await user.click(drawer.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit campaign' });
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Spring' });
    await go(-1);
    await waitFor(() => expect(address()).toBe('/campaigns'));
    // The address of a campaign's own page, shared by a colleague on a newer server, leads here too.
    await go('/campaigns/7');
    await waitFor(() => expect(address()).toBe('/campaigns?open=show-7'));
    await screen.findByRole('dialog', { name: 'Spring' });
    await other.stop();
  });

  test('opens its own page from a drawer’s address on a server that can list its links', async () => {
    const [id] = await withCampaigns({ name: 'Spring' });
    const { address } = renderPage(`/campaigns?open=show-${id}`, { as: ada });
    await screen.findByRole('heading', { level: 1, name: 'Spring' });
    expect(address()).toBe(`/campaigns/${id}`);
  });

  test('opens in a drawer from its page’s address on a server that refuses with HTTP 200', async () => {
    const other = await startQuirkyServer('status');
    const { address } = renderPage('/campaigns/2', { as: { server: other.url, key: other.key } });
    await waitFor(() => expect(address()).toBe('/campaigns?open=show-2'));
    await screen.findByRole('dialog', {
      name: other.records.campaigns.find(({ id }) => id === 2)?.name ?? '',
    });
    await other.stop();
  });

  test('is deleted after the dialog names what will be lost', async () => {
    const [, goes] = await withCampaigns({ name: 'Stays' }, { name: 'Goes', slug: 'goes-1', public: true });
    const { id } = await addLink(service, ada.id, { alias: 'stays' });
    await service.call('POST', `/api/campaign/${goes}/assign/${id}`, { key: ada.key });
    const { user, address } = renderPage('/campaigns', { as: ada });
    await user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Goes') });
    await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete campaign “Goes”?' }));
    expect(
      dialog.getByText(/Its rotator and public list will stop working, including in print/),
    ).toBeTruthy();
    expect(dialog.getByTitle(`${service.url}/r/goes-1`)).toBeTruthy();
    await dialog.findByText(
      '1 link leaves this campaign. It won’t be deleted. Only you can use its slug again.',
    );
    await user.click(dialog.getByRole('button', { name: 'Delete campaign' }));
    await screen.findByText('Campaign deleted');
    await waitFor(() => expect(screen.queryByText('Goes')).toBeNull());
    expect(await saved()).toMatchObject([{ name: 'Stays' }]);
    expect(address()).toBe('/campaigns');
  });

  test('shows no public list in its delete dialog if it is private', async () => {
    const [withRotator, plain] = await withCampaigns(
      { name: 'Private', slug: 'private-1' },
      { name: 'Plain' },
    );
    const { go } = renderPage(`/campaigns?open=delete-${withRotator}`, { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete campaign “Private”?' }));
    expect(dialog.getByText('Its rotator will stop working, including in print:')).toBeTruthy();
    expect(dialog.queryByText(/public list/)).toBeNull();
    await go(`/campaigns?open=delete-${plain}`);
    const other = within(await screen.findByRole('dialog', { name: 'Delete campaign “Plain”?' }));
    await other.findByText('It has no links.');
    expect(other.queryByText(/stop working/)).toBeNull();
  });

  test('shows an error in the dialog if it can’t be deleted', async () => {
    const [id] = await withCampaigns({ name: 'Gone meanwhile' });
    const { user } = renderPage(`/campaigns?open=delete-${id}`, { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: /^Delete campaign/ }));
    await service.call('DELETE', `/api/campaign/${id}/delete`, { key: ada.key });
    await user.click(dialog.getByRole('button', { name: 'Delete campaign' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Campaign not found.');
  });
});
