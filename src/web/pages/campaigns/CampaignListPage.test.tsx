import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { rowOf } from '#test/row-of.ts';
import { addCampaigns, savedCampaigns } from '#test/records/saved-campaigns.ts';
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

describe('the list of campaigns', () => {
  test('shows each campaign’s access, rotator and public list with one request', async () => {
    await withCampaigns({ name: 'Hidden <b>one</b>' }, { name: 'Spring', slug: 'spring-1', public: true });
    const { asked } = renderPage('/campaigns', { as: ada });
    const shown = within(await rowOf('Spring'));
    expect(shown.getByText('Public')).toBeTruthy();
    expect(shown.getByTitle(`${service.url}/r/spring-1`)).toBeTruthy();
    expect(shown.getByTitle(`${service.url}/u/${ada.username}/spring`)).toBeTruthy();
    const hidden = within(await rowOf('Hidden <b>one</b>'));
    expect(hidden.getByText('Private')).toBeTruthy();
    expect(hidden.getByText('None')).toBeTruthy();
    expect(asked('/api/campaign')).toEqual(['GET /api/campaigns?page=1&limit=25']);
    await waitFor(() => expect(document.title).toBe('Campaigns · Waypost'));
  });

  test('shows a dash for each number that can’t be loaded offline', async () => {
    await withCampaigns({ name: 'Spring' });
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      String(input instanceof Request ? input.url : input).includes('/api/figures')
        ? Promise.reject(new TypeError('away'))
        : real(input, init),
    );
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderPage('/campaigns', { as: ada });
    const row = within(await rowOf('Spring'));
    await waitFor(() => expect(row.getAllByText('–')).toHaveLength(2));
  });

  test('mentions channels when it is empty, and offers to create a campaign', async () => {
    await withCampaigns();
    const { user, address } = renderPage('/campaigns', { as: ada });
    await screen.findByText('No campaigns yet');
    expect(screen.getByText(/To organize links for yourself/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create your first campaign' }));
    await screen.findByRole('dialog', { name: 'New campaign' });
    expect(address()).toBe('/campaigns?open=new');
  });

  test('leads from a page past the end to the first page', async () => {
    await withCampaigns({ name: 'Only one' });
    const { user, address } = renderPage('/campaigns?page=4', { as: ada });
    await screen.findByText('Page 4 not found');
    await user.click(screen.getByRole('link', { name: 'Go to first page' }));
    await rowOf('Only one');
    expect(address()).toBe('/campaigns');
  });

  test('reports a load error and loads after Try again', async () => {
    let fails = true;
    const other = await startScriptedServer(() =>
      fails
        ? { status: 400, body: { error: 1, message: 'The cat is on the server.' } }
        : {
            body: {
              error: 0,
              data: {
                result: '1',
                campaigns: [
                  {
                    id: '7',
                    domain: 'Under domain',
                    public: 1,
                    rotator: false,
                    list: 'https://o.example/u/a/b',
                  },
                ],
              },
            },
          },
    );
    const { user } = renderPage('/campaigns', { as: { server: other.url, key: 'k' } });
    await screen.findByText('Couldn’t load campaigns');
    expect(screen.getByText('The cat is on the server.')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Under domain');
    expect(screen.queryByText('Couldn’t load campaigns')).toBeNull();
    await other.stop();
  });

  test('says that the server doesn’t support campaigns', async () => {
    const other = await startScriptedServer(() => ({
      status: 404,
      body: { error: 1, message: 'Not found' },
    }));
    renderPage('/campaigns', { as: { server: other.url, key: 'k' } });
    await screen.findByText('This server doesn’t support campaigns');
    expect(screen.queryByRole('button', { name: /New campaign/ })).toBeNull();
    await other.stop();
  });
});

describe('a new campaign', () => {
  test('previews its rotator URL, is created, and offers to add links', async () => {
    await withCampaigns({ name: 'Old', slug: 'old-1' });
    const { user, address } = renderPage('/campaigns', { as: ada });
    await screen.findByText('Old');
    await user.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'New campaign' }));
    expect(dialog.getByText(/To organize links for yourself, create a channel/)).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Name/), 'Summer');
    await user.type(dialog.getByLabelText(/^Rotator slug/), 'summer-1');
    expect(dialog.getByTitle(`${service.url}/r/summer-1`)).toBeTruthy();
    await user.click(dialog.getByRole('switch', { name: 'Public' }));
    await user.click(dialog.getByRole('button', { name: 'Create campaign' }));
    await screen.findByText('Campaign created');
    await rowOf('Summer');
    expect(address()).toBe('/campaigns');
    expect((await saved())[0]).toMatchObject({
      name: 'Summer',
      public: true,
      rotator: `${service.url}/r/summer-1`,
    });
    await user.click(screen.getByText('Add links', { selector: 'button' }));
    await screen.findByRole('dialog', { name: 'Add links to “Summer”' });
  });

  test('is refused without a request if its slug is invalid', async () => {
    await withCampaigns();
    const { user, asked } = renderPage('/campaigns?open=new', { as: ada });
    const dialog = within(await screen.findByRole('dialog', { name: 'New campaign' }));
    await user.type(dialog.getByLabelText(/^Rotator slug/), 'two words');
    await user.click(dialog.getByRole('button', { name: 'Create campaign' }));
    await dialog.findByText('Use letters, digits, hyphens and underscores.');
    expect(dialog.getByLabelText(/^Rotator slug/).getAttribute('aria-invalid')).toBe('true');
    expect(asked('add')).toEqual([]);
  });

  test.each([
    ['Name', { name: 'Taken name' }, 'Taken name', 'fresh-1', 'You already have a campaign with that name.'],
    ['Rotator slug', { slug: 'taken-1' }, 'Fresh', 'taken-1', 'That slug is taken. Choose another one.'],
  ])(
    'with a taken %s is refused at that field and keeps its input',
    async (field, other, name, slug, message) => {
      await withCampaigns({ name: 'Other', ...other });
      const { user } = renderPage('/campaigns?open=new', { as: ada });
      const dialog = within(await screen.findByRole('dialog', { name: 'New campaign' }));
      await user.type(dialog.getByLabelText(/^Name/), name);
      await user.type(dialog.getByLabelText(/^Rotator slug/), slug);
      await user.click(dialog.getByRole('button', { name: 'Create campaign' }));
      await dialog.findByText(message);
      const control = dialog.getByLabelText(new RegExp(`^${field}`));
      expect(control.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(control);
      expect(dialog.getByDisplayValue(slug)).toBeTruthy();
      expect(dialog.getByDisplayValue(name)).toBeTruthy();
      await service.call('PUT', `/api/campaign/${(await ids())[0]}/update`, {
        key: ada.key,
        body: { name: 'Freed', slug: '' },
      });
    },
  );

  const ids = async () =>
    (
      (await service.call('GET', '/api/campaigns', { key: ada.key })).body.data.campaigns as { id: number }[]
    ).map(({ id }) => id);

  test('isn’t discarded by Escape without confirmation', async () => {
    await withCampaigns();
    const { user } = renderPage('/campaigns?open=new', { as: ada });
    const dialog = await screen.findByRole('dialog', { name: 'New campaign' });
    await user.type(within(dialog).getByLabelText(/^Name/), 'Half');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(within(dialog).getByDisplayValue('Half')).toBeTruthy();
  });

  test('can be restored after the browser’s Back button until it is saved', async () => {
    await withCampaigns();
    const { user, go } = renderPage('/campaigns', { as: ada });
    await user.click(await screen.findByRole('button', { name: /New campaign/ }));
    await user.type(await screen.findByLabelText(/^Name/), 'Half');
    await go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('n');
    await user.click(await screen.findByRole('button', { name: 'Restore changes' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Half');
    await user.click(screen.getByRole('button', { name: 'Create campaign' }));
    await screen.findByText('Campaign created');
    const dialog = () => screen.queryByRole('dialog', { name: 'New campaign' });
    await waitFor(() => expect(dialog()).toBeNull());
    await user.keyboard('n');
    await waitFor(() => expect(dialog()).toBeTruthy());
    expect(screen.queryByRole('button', { name: 'Restore changes' })).toBeNull();
  });
});
