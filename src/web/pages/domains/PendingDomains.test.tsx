import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ env: { DOMAIN_CHECK: 'off' } });
});
afterAll(() => service.stop());

/** New for each test. */
let host: string;
let eve: TestAccount;
let hosts = 0;
beforeEach(async () => {
  host = `go${(hosts += 1)}.acme.example`;
  eve = await service.addAccount();
  await service.service.db
    .insertInto('domains')
    .values({
      account_id: eve.id,
      scheme: 'https',
      host,
      host_key: `${host} ${eve.id}`,
      redirectroot: '',
      redirect404: '',
      created_at: 0,
    })
    .execute();
});

const add = ({ key }: TestAccount, domain: string) =>
  service.call('POST', '/api/domain/add', { key, body: { domain } });

describe('a domain that is not ready', () => {
  test('says that another account uses it, and is ready once that account deletes it', async () => {
    const ada = await service.addAccount();
    const { id } = (await add(ada, `https://${host}`)).body;
    const { user } = renderPage('/domains', { as: eve });
    await screen.findByText('In use elsewhere');
    await user.click(await screen.findByText(host));
    const panel = await screen.findByRole('dialog', { name: `Set up ${host}` });
    expect(panel.textContent).toContain('Another account uses this domain');
    expect(within(panel).queryByText('Verify ownership')).toBeNull();
    await service.call('DELETE', `/api/domain/${id}/delete`, { key: ada.key });
    await user.click(within(panel).getByRole('button', { name: 'Check now' }));
    const ready = await screen.findByRole('dialog', { name: `DNS record for ${host}` });
    expect(ready.textContent).toContain('Ready');
  });

  test('isn’t offered for a new link', async () => {
    await add(eve, `https://used.${host}`);
    renderPage('/links?open=new', { as: eve });
    const picker = await screen.findByRole('combobox', { name: 'Domain' });
    const offered = within(picker).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual([new URL(service.url).host, `used.${host}`]);
  });

  test('is deleted after a note that it isn’t in use yet', async () => {
    const { user } = renderPage('/domains', { as: eve });
    await user.click(await screen.findByRole('button', { name: `Actions for ${host}` }));
    expect(await screen.findByRole('menuitem', { name: 'Finish setup' })).toBeTruthy();
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: `Delete ${host}?` });
    expect(dialog.textContent).toContain('It isn’t in use yet');
    await user.click(within(dialog).getByRole('button', { name: 'Delete domain' }));
    await screen.findByText('Domain deleted');
  });
});
