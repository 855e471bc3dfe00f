import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { reportedLink } from '#test/records/reported-link.ts';
import { sendReport } from '#test/send-report.ts';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
/** A member of the support staff. */
let grace: TestAccount;

beforeAll(async () => {
  service = await startService({ env: { TRUST_PROXY: 'on' } });
  grace = await service.addAccount({ staff: true, username: 'grace' });
});
afterAll(() => service.stop());
beforeEach(() => sessionStorage.clear());

const open = (path: string, { key } = grace) => renderPage(path, { as: { server: service.url, key } });
const reported = (times?: number, fields?: Record<string, string>) =>
  reportedLink(service, grace.key, times, fields);
const put = (path: string, body: object) => service.call('PUT', path, { key: grace.key, body });
const table = () => screen.findByRole('table', { name: 'Reports' });
const row = async (name: string) => within(await table()).findByRole('row', { name: new RegExp(name) });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
/** Returns an address such as "http://127.0.0.1:40123/bad-1" as the list shows it, in one cell. */
const shown = (address: string) => address.replace('http://', '');

test('a reported address with Arabic letters is shown decoded in the list and the findings', async () => {
  const owner = await service.addAccount();
  const { shorturl } = await addLink(service, owner.id, { alias: 'تخفيضات' });
  await sendReport(service, { link: shorturl });
  const { user } = open(`/support/reports?account=${owner.id}`);
  await screen.findByRole('button', { name: `Actions for ${new URL(service.url).host}/تخفيضات` });
  await user.click(await screen.findByRole('link', { name: owner.username }));
  await user.click(await screen.findByRole('button', { name: 'Give reason' }));
  await user.type(await screen.findByLabelText('Reason'), 'Somebody reports it.');
  await user.click(screen.getByRole('button', { name: 'Show findings and requests' }));
  expect(await screen.findByText(/^Reported as phishing \(1\)\. .*\/تخفيضات$/)).toBeTruthy();
});

describe('the list of reports', () => {
  test('is reached from the support page, which shows the open count, and with shortcuts', async () => {
    await reported();
    const { user, address, go } = open('/support');
    const button = await screen.findByRole('link', { name: /^Reports \d+ open$/ });
    await user.click(button);
    await screen.findByRole('heading', { level: 1, name: 'Reports' });
    expect(address()).toBe('/support/reports');
    await go('/support');
    await screen.findByRole('heading', { level: 1, name: 'Support' });
    await user.keyboard('gr');
    await waitFor(() => expect(address()).toBe('/support/reports'));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Go to' }), 'repo');
    expect(await screen.findByRole('option', { name: /^Reports/ })).toBeTruthy();
    await user.keyboard('{Escape}');
  });

  test('shows the target, reason, owner and later changes, but not the reporter’s contact', async () => {
    const { owner, linkId, shorturl, longurl } = await reported(1, {
      reason: 'malware',
      details: 'A Trojan.',
      contact: 'bob@reader.example',
    });
    const key = owner.key;
    await service.call('PUT', `/api/url/${linkId}/update`, { key, body: { url: 'https://ok.example' } });
    open('/support/reports');
    const line = await row(shown(shorturl));
    for (const text of [new URL(longurl).host, 'Malware', 'A Trojan.', owner.username, 'Open', 'Edited'])
      expect(line.textContent).toContain(text);
    expect(line.textContent).not.toContain('reader.example');
  });

  test('is filtered by state, search and account, which are kept in the address', async () => {
    const one = await reported();
    const two = await reported();
    await put(`/api/support/report/${one.id}/close`, { outcome: 'dismissed', note: 'Nothing wrong.' });
    const { user, address, go } = open('/support/reports');
    await row(shown(two.shorturl));
    expect(within(await table()).queryByText(one.alias)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Closed' }));
    expect((await row(shown(one.shorturl))).textContent).toContain('Dismissedgrace');
    expect(address()).toBe('/support/reports?state=closed');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search reports' }), new URL(two.longurl).host);
    await row(shown(two.shorturl));
    await waitFor(() => expect(screen.queryByText(one.alias)).toBeNull());
    expect(address()).toBe(`/support/reports?state=all&q=${new URL(two.longurl).host}`);
    await go(`/support/reports?state=all&account=${one.owner.id}`);
    await row(shown(one.shorturl));
    expect(within(await table()).getAllByRole('row')).toHaveLength(2);
  });

  test('says that nothing matches, and clears the filters', async () => {
    const { owner } = await reported();
    const { user, go, address } = open(`/support/reports?account=${owner.id}&q=nowhere.example`);
    await screen.findByText('No matching reports');
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await user.click(clear as HTMLElement);
    await waitFor(() => expect(address()).toBe('/support/reports'));
    await go(`/support/reports?account=${owner.id}`);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^Account: ${owner.username}`) }));
    await waitFor(() => expect(address()).toBe('/support/reports'));
  });

  test('says whether there are no open reports, no closed reports or none yet', async () => {
    const fresh = await startService();
    onTestFinished(fresh.stop);
    const { key } = await fresh.addAccount({ staff: true });
    const { user, go } = renderPage('/support/reports', { as: { server: fresh.url, key } });
    await screen.findByText('No open reports');
    await user.click(screen.getByRole('link', { name: 'Show closed reports' }));
    await screen.findByText('No closed reports');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await screen.findByText('No reports yet');
    await go('/support');
    expect(await screen.findByRole('link', { name: 'Reports' })).toBeTruthy();
  });

  test('is refused to users who aren’t staff', async () => {
    open('/support/reports', await service.addAccount());
    expect(await screen.findByText('Support staff only')).toBeTruthy();
  });

  test('is loaded again with “Try again” after an error', async () => {
    let isAway = true;
    const page = { result: 0, perpage: 25, currentpage: 1, nextpage: 0, maxpage: 0, reports: [] };
    const other = await startScriptedServer(({ url = '' }) =>
      url.includes('/reports') && isAway
        ? { status: 500, body: { error: 1, message: 'The server failed.' } }
        : { headers: { 'X-Extensions': 'support' }, body: { error: '0', data: page } },
    );
    onTestFinished(other.stop);
    const { user } = renderPage('/support/reports', { as: { server: other.url, key: 'x' } });
    await screen.findByText('Couldn’t load reports');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No open reports')).toBeTruthy();
  });
});

describe('a report', () => {
  test('is shown in full in a drawer, which links to the account but not to the reported address', async () => {
    const { owner, id, shorturl } = await reported(3, {
      details: 'It asks\nfor my PIN.',
      contact: 'bob@reader.example',
    });
    const { user, address } = open('/support/reports');
    await user.click((await within(await table()).findAllByText(/^It asks/))[0] as HTMLElement);
    const drawer = await dialog('Report');
    expect(address()).toBe(`/support/reports?open=show-${id}`);
    await within(drawer).findByText('bob@reader.example');
    expect(within(drawer).getByText(/for my PIN\./)).toBeTruthy();
    // A click must not lead to what was reported.
    const links = within(drawer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const others = new URLSearchParams({ q: shorturl, account: String(owner.id) }).toString();
    expect(links).toEqual([`/support/${owner.id}`, `/support/reports?${others}`, `/support/${owner.id}`]);
    await user.click(within(drawer).getByRole('link', { name: 'Open account' }));
    await user.click(await screen.findByRole('button', { name: 'Give reason' }));
    await user.type(await screen.findByLabelText('Reason'), 'Somebody reports it.');
    await user.click(screen.getByRole('button', { name: 'Show findings and requests' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const finding = await screen.findByText('3 open reports by visitors');
    await user.click(within(finding.closest('li') as HTMLElement).getByRole('link', { name: 'Reports' }));
    await waitFor(() => expect(address()).toBe(`/support/reports?account=${owner.id}`));
  });

  test('is closed with an outcome and a note, along with others about its address', async () => {
    const { owner, id, shorturl } = await reported(3);
    const { user, address } = open(`/support/reports?account=${owner.id}&open=show-${id}`);
    await user.click(await within(await dialog('Report')).findByRole('button', { name: 'Close report' }));
    const form = within(await dialog('Close report'));
    const locked = form.getByRole('radio', { name: /^Account locked/ });
    expect((locked as HTMLInputElement).disabled).toBe(true);
    await user.click(form.getByRole('button', { name: 'Close report' }));
    await form.findByText('The note can’t be empty.');
    expect(form.getByText(/^The outcome must be one of/)).toBeTruthy();
    await user.click(form.getByRole('radio', { name: /^Removed/ }));
    await user.type(form.getByLabelText('Note'), 'The owner took it down.');
    expect(
      form.getByRole('checkbox', { name: 'Also close 2 other open reports about this address' }),
    ).toHaveProperty('checked', true);
    await user.click(form.getByRole('button', { name: 'Close report' }));
    await screen.findByText('3 reports closed');
    await isGone('Close report');
    expect(address()).toBe(`/support/reports?account=${owner.id}`);
    await screen.findByText('No matching reports');
    await user.click(screen.getByRole('radio', { name: 'Closed' }));
    await waitFor(async () =>
      expect(within(await table()).getAllByRole('row', { name: new RegExp(shown(shorturl)) })).toHaveLength(
        3,
      ),
    );
    const { body } = await service.call('GET', '/api/account/inspections', { key: owner.key });
    expect(body.data.trail[0]).toMatchObject({ what: 'report', reason: 'The owner took it down.' });
  });

  test('that a colleague has closed isn’t closed again, and names the colleague', async () => {
    const { owner, id } = await reported();
    const { user } = open(`/support/reports?account=${owner.id}&open=close-${id}`);
    const form = within(await dialog('Close report'));
    await put(`/api/support/report/${id}/close`, { outcome: 'dismissed', note: 'Nothing wrong.' });
    await user.click(form.getByRole('radio', { name: /^Dismissed/ }));
    await user.type(form.getByLabelText('Note'), 'Nothing.');
    await user.click(form.getByRole('button', { name: 'Close report' }));
    await form.findByText('grace already closed this report.');
    expect(form.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Nothing.');
  });

  test('is reopened with a reason', async () => {
    const { owner, id, shorturl } = await reported();
    await put(`/api/support/report/${id}/close`, { outcome: 'handled', note: 'Talked to them.' });
    const { user } = open(`/support/reports?state=closed&account=${owner.id}`);
    await user.click(await within(await row(shown(shorturl))).findByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reopen' }));
    const form = within(await dialog('Reopen this report?'));
    await user.type(form.getByLabelText('Reason'), 'They did it again.');
    await user.click(form.getByRole('button', { name: 'Reopen' }));
    await screen.findByText('Report reopened');
    await isGone('Reopen this report?');
    await screen.findByText('No matching reports');
    await user.click(screen.getByRole('radio', { name: 'Open' }));
    expect((await row(shown(shorturl))).textContent).toContain('Phishing');
  });

  test('that doesn’t exist is reported as not found', async () => {
    open('/support/reports?open=show-999999');
    const drawer = await dialog('Report');
    expect(await within(drawer).findByText('Report not found')).toBeTruthy();
  });
});
