import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
// Loaded in advance, since a busy machine may take longer to load the page's chunks than a test waits.
import './CampaignPage.tsx';
import { visitInPast } from '#test/visits-in-past.ts';

let service: TestService;
let ada: TestAccount;
beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const post = async (path: string, body?: object) =>
  (await service.call('POST', path, { key: ada.key, body })).body as { id: number };

const rows = () =>
  within(screen.getByRole('table', { name: 'Links' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

/** Creates a campaign whose links have these click counts. */
async function withClicks(name: string, clicks: readonly number[]) {
  const { id } = await post('/api/campaign/add', { name, slug: name.toLowerCase(), public: true });
  for (const [place, count] of clicks.entries()) {
    const link = await addLink(service, ada.id, {
      alias: `${name.toLowerCase()}-${place}`,
      title: `${name} link ${place}`,
    });
    await service.service.db.updateTable('links').set({ clicks: count }).where('id', '=', link.id).execute();
    await post(`/api/campaign/${id}/assign/${link.id}`);
  }
  return id;
}

describe('a campaign’s page', () => {
  test('shows its URLs, its links with clicks and shares, and their sum with two requests', async () => {
    const id = await withClicks('Told', [1, 3, 0]);
    const { requests } = renderPage(`/campaigns/${id}`, { as: ada });
    await screen.findByRole('heading', { level: 1, name: 'Told' });
    await screen.findByText('Told link 0');
    expect(rows()).toEqual([
      expect.stringMatching(/Told link 1.*3.*75/),
      expect.stringMatching(/Told link 0.*1.*25/),
      expect.stringMatching(/Told link 2.*0.*0\.0/),
    ]);
    expect(screen.getByTitle(`${service.url}/r/told`)).toBeTruthy();
    expect(screen.getByTitle(`${service.url}/u/${ada.username}/told`)).toBeTruthy();
    expect(screen.getByText('4', { selector: 'dd' })).toBeTruthy();
    expect(requests.filter((each) => each.includes('/api/campaign'))).toEqual([
      `GET /api/campaign/${id}?page=1&limit=25&order=click`,
      expect.stringContaining(`GET /api/campaign/${id}/series?`),
    ]);
    await waitFor(() => expect(document.title).toBe('Told · Waypost'));
  });

  test('shows recent clicks and the most clicked links if the server reports them', async () => {
    const id = await withClicks('Late', [9, 0, 0]);
    const ofAlias = service.service.db.selectFrom('links').select('id').where('alias', '=', 'late-1');
    const { id: target_id } = await ofAlias.executeTakeFirstOrThrow();
    await visitInPast(service, { kind: 'link', target_id }, 2, 3);
    await visitInPast(service, { kind: 'link', target_id }, 40, 2);
    const { unmount } = renderPage(`/campaigns/${id}`, { as: ada });
    await screen.findByText(/^Last 30 days: 3 clicks, most on /);
    expect(screen.getByLabelText('Key figures').textContent).toContain(
      'Clicks · Last 30 days3+50% vs. previous 30 days',
    );
    const best = within(screen.getByRole('list', { name: 'Most clicked' }));
    expect(best.getByRole('link', { name: 'Late link 1' }).getAttribute('href')).toMatch(
      /^\/links\/by\?short=/,
    );
    unmount();

    renderPage(`/campaigns/${id}`, { as: ada, lacks: 'groups' });
    await screen.findByText('Late link 0');
    expect(screen.queryByRole('region', { name: 'Clicks per day' })).toBeNull();
  });

  test('marks links that are archived or expired', async () => {
    const id = await withClicks('States', [3, 2, 1]);
    const { db } = service.service;
    const change = (alias: string) => db.updateTable('links').where('alias', '=', alias);
    await change('states-0').set({ archived: 1, click_limit: 5 }).execute();
    await change('states-1').set({ expires_at: 1_600_000_000 }).execute();
    renderPage(`/campaigns/${id}`, { as: ada });
    await screen.findByText('States link 0');
    expect(rows()).toEqual([
      expect.stringMatching(/states-0States link 0Archived\+1/),
      expect.stringMatching(/states-1States link 1Expired/),
      expect.stringMatching(/states-2States link 2/),
    ]);
  });

  test('shows a link as archived after it was archived on its own page', async () => {
    const id = await withClicks('Changes', [1]);
    const { user, go } = renderPage(`/campaigns/${id}`, { as: ada });
    await screen.findByText('Changes link 0');
    await user.keyboard('j{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Changes link 0' });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Archive instead' }));
    const dialog = await screen.findByRole('dialog', { name: /^Archive link/ });
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await go(`/campaigns/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Changes' });
    await waitFor(() => expect(rows()[0]).toContain('Archived'));
  });

  test('opens from the list, and keeps its order in the URL', async () => {
    const id = await withClicks('Sorted', [5, 1]);
    const { user, address } = renderPage('/campaigns', { as: ada });
    await user.click(await screen.findByText('Sorted'));
    await screen.findByText('Sorted link 1');
    expect(address()).toBe(`/campaigns/${id}`);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Newest first');
    await waitFor(() => expect(rows()[0]).toContain('Sorted link 1'));
    expect(address()).toBe(`/campaigns/${id}?order=date`);
  });

  test('removes one link by key or many together without deleting them', async () => {
    const id = await withClicks('Shrinks', [4, 2, 2]);
    const { user } = renderPage(`/campaigns/${id}`, { as: ada });
    await screen.findByText('Shrinks link 0');
    await user.keyboard('j{Backspace}');
    const one = within(
      await screen.findByRole('dialog', { name: 'Remove “Shrinks link 0” from “Shrinks”?' }),
    );
    expect(one.getByText(/It won’t be deleted/)).toBeTruthy();
    await user.click(one.getByRole('button', { name: 'Remove' }));
    await screen.findByText('1 link removed from Shrinks');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toMatch(/50/);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('1 link added to Shrinks');
    await waitFor(() => expect(rows()).toHaveLength(3));

    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await user.click(await screen.findByRole('button', { name: /^Remove from campaign/ }));
    const many = within(await screen.findByRole('dialog', { name: 'Remove 3 links from “Shrinks”?' }));
    await user.click(many.getByRole('button', { name: 'Remove 3 links' }));
    await screen.findByText('No links in this campaign yet');
    expect((await fetch(`${service.url}/shrinks-0`, { redirect: 'manual' })).status).toBe(302);
  });

  test('adds links and shows them', async () => {
    const id = await withClicks('Grows', []);
    await addLink(service, ada.id, { alias: 'joins', title: 'Joins in' });
    const { user } = renderPage(`/campaigns/${id}`, { as: ada });
    await user.click(await screen.findByRole('button', { name: 'Add your first links' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Add links to “Grows”' }));
    await user.click(await picker.findByRole('checkbox', { name: 'Joins in' }));
    await user.click(picker.getByRole('button', { name: 'Add 1 link' }));
    await screen.findByText('1 link added to Grows');
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  test('offers to add a rotator if the campaign has none', async () => {
    const { id } = await post('/api/campaign/add', { name: 'Listed', public: true });
    const { user } = renderPage(`/campaigns/${id}`, { as: ada });
    await user.click(await screen.findByRole('button', { name: 'Add rotator' }));
    const editing = within(await screen.findByRole('dialog', { name: 'Edit campaign' }));
    expect(editing.getByLabelText(/^Rotator slug/)).toBeTruthy();
  });

  test('shows the new name of a renamed campaign, and leads to the list after deletion', async () => {
    const id = await withClicks('Renamed', []);
    const { user, address } = renderPage(`/campaigns/${id}?open=edit-${id}`, { as: ada });
    const editing = within(await screen.findByRole('dialog', { name: 'Edit campaign' }));
    await user.type(editing.getByLabelText(/^Name/), '!');
    await user.click(editing.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Renamed!' });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const deleting = within(await screen.findByRole('dialog', { name: 'Delete campaign “Renamed!”?' }));
    await user.click(deleting.getByRole('button', { name: 'Delete campaign' }));
    await waitFor(() => expect(address()).toBe('/campaigns'));
  });

  test.each(['999999', 'abc'])('reports that campaign %s isn’t found', async (id) => {
    renderPage(`/campaigns/${id}`, { as: ada });
    expect(await screen.findByText('Campaign not found')).toBeTruthy();
  });

  test('has the title “Not found” if the campaign doesn’t exist', async () => {
    renderPage('/campaigns/999999', { as: ada });
    await screen.findByText('Campaign not found');
    await waitFor(() => expect(document.title).toBe('Not found · Waypost'));
  });
});

test('a campaign that fails to load shows an error and no sharing section', async () => {
  const other = await startScriptedServer(() => ({
    headers: { 'X-Extensions': 'unassign' },
    body: { error: 1, message: 'Not today.' },
  }));
  renderPage('/campaigns/7', { as: { server: other.url, key: 'k' } });
  await screen.findByText('Couldn’t load links');
  expect(screen.getByRole('heading', { level: 1, name: 'Campaign' })).toBeTruthy();
  expect(screen.queryByText('Sharing')).toBeNull();
  await other.stop();
});
