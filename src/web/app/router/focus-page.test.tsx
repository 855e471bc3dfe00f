import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  for (const [place, title] of ['Lunch', 'Dinner', 'Drinks'].entries())
    await addLink(service, ada.id, { alias: title.toLowerCase(), title, created_at: 1_700_000_000 - place });
});
afterAll(() => service.stop());

const title = (name: string) => screen.getByRole('heading', { level: 1, name });
const row = (title: string) => screen.getByText(title).closest('tr');
const opened = () => {
  const page = renderPage('/links', { as: ada });
  return screen.findByText('Dinner').then(() => page);
};

describe('the focus', () => {
  test('is unset on the first page and moves to the heading of the next', async () => {
    const { user } = await opened();
    expect(document.activeElement).toBe(document.body);
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByText('Channels'));
    await waitFor(() => expect(document.activeElement).toBe(title('Channels')));
    expect(screen.getByRole('heading', { level: 1 }).style.outline).toContain('none');
    await user.keyboard('gl');
    await waitFor(() => expect(document.activeElement).toBe(title('Links')));
    // The list's keys continue from its first row.
    await user.keyboard('j');
    expect(document.activeElement).toBe(row('Lunch'));
  });

  test('moves to the heading of a link’s page once its name is known', async () => {
    const { user } = await opened();
    await user.click(screen.getByText('Dinner'));
    await waitFor(() => expect(document.activeElement).toBe(title('Dinner')));
  });

  test('returns to the row that a page was opened from', async () => {
    const { user, go } = await opened();
    await user.keyboard('jj{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(title('Dinner')));
    await go(-1);
    await waitFor(() => expect(document.activeElement).toBe(row('Dinner')));
    await user.keyboard('j');
    expect(document.activeElement).toBe(row('Drinks'));
  });

  test('stays in the field or the dialog that a page opens with', async () => {
    const { go } = await opened();
    await go('/domains/new');
    const field = await screen.findByLabelText('Domain');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await go('/links?open=new');
    const dialog = await screen.findByRole('dialog', { name: 'New link' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  test('stays where it is when a page of the list is turned', async () => {
    const bob = await service.addAccount();
    for (let number = 1; number <= 51; number += 1)
      await addLink(service, bob.id, { alias: `b${number}`, title: `Bob ${number}`, created_at: number });
    const { user, address } = renderPage('/links?page=3', { as: bob });
    await screen.findByText('Bob 1');
    const previous = screen.getByRole('link', { name: 'Previous page' });
    await user.click(previous);
    await screen.findByText('Bob 26');
    expect(address()).toBe('/links?page=2');
    expect(document.activeElement).toBe(previous);
  });

  test('stays in the search box when the list is narrowed down', async () => {
    const { history } = await opened();
    const box = screen.getByRole('searchbox');
    box.focus();
    await act(async () => history.push('/links?q=din'));
    await waitFor(() => expect(screen.queryByText('Lunch')).toBeNull());
    expect(document.activeElement).toBe(box);
  });
});
