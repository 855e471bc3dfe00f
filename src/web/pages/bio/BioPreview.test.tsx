import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRequest } from '#test/send-request.ts';
import { visitorsOf } from '#test/link-visitors.ts';
import { windowThatNarrows } from '#test/page/narrow-window.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

const titles = ['Plain', 'Archived', 'Expired', 'Used up', 'Secret', 'Told'];

let service: TestService;
let ada: TestAccount;
let ids: number[];

beforeAll(async () => {
  await Promise.all([import('./AddBioPage.tsx'), import('./EditBioPage.tsx')]);
  service = await startService();
  ada = await service.addAccount();
  const { link } = visitorsOf(service, ada);
  const made = [
    await link({ title: 'Plain', description: 'For Ada alone' }),
    await link({ title: 'Archived' }, { archived: 1 }),
    await link({ title: 'Expired' }, { expires_at: 1_700_000_000 }),
    await link({ title: 'Used up', clicklimit: 2 }, { passed: 2 }),
    await link({ title: 'Secret', password: 'open sesame' }),
    await link({ title: 'Told', publicdescription: 'What is on the table', description: 'For Ada alone' }),
  ];
  ids = made.map(({ id }) => id);
});
afterAll(() => service.stop());

/** Returns each entry's title and the text below it. */
const entriesIn = (root: ParentNode | null | undefined) =>
  [...(root?.querySelectorAll('li a') ?? [])].map((entry) =>
    [...entry.children].map(({ textContent }) => textContent),
  );
/** The preview is in a shadow root, which queries don't search. */
const previewed = () =>
  entriesIn(screen.getByRole('img', { name: 'Bio page preview' }).firstElementChild?.shadowRoot);
const published = async (alias: string) =>
  entriesIn(
    new DOMParser().parseFromString((await sendRequest(`${service.url}/${alias}`)).body, 'text/html'),
  );
const rows = () =>
  within(screen.getByRole('list', { name: 'Links on this page' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

const shown = [['Plain', 'acme.example'], ['Secret'], ['Told', 'What is on the table']];

describe('the preview of a bio page', () => {
  test('matches what visitors of a saved page see, and the list marks hidden links', async () => {
    const body = { title: 'There', alias: 'there', items: ids };
    const { id } = (await service.call('POST', '/api/bio/add', { key: ada.key, body })).body;
    renderPage(`/bio/${id}`, { as: ada });
    await waitFor(() => expect(previewed()).toEqual(shown));
    expect(previewed()).toEqual(await published('there'));
    const marks = rows().map((row) => /(\w[\w ]*), hidden from visitors/.exec(row)?.[0]);
    expect(marks.filter(Boolean)).toHaveLength(3);
    expect(rows()[1]).toContain('Archived, hidden from visitors');
    expect(rows()[2]).toContain('Expired, hidden from visitors');
    expect(rows()[3]).toContain('Used up, hidden from visitors');
  });

  test('matches what visitors of a new page will see, and the dialog marks hidden links', async () => {
    const { user } = renderPage('/bio/new', { as: ada });
    await user.type(await screen.findByLabelText('Title'), 'Brand new');
    await user.type(screen.getByLabelText(/^Alias/), 'brand-new');
    await user.click(screen.getByRole('button', { name: 'Add links' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add links' });
    for (const name of titles) await user.click(await within(dialog).findByRole('checkbox', { name }));
    expect(within(dialog).getAllByText(/hidden from visitors/)).toHaveLength(3);
    await user.click(within(dialog).getByRole('button', { name: 'Add 6 links' }));
    await waitFor(() => expect(previewed()).toEqual(shown));
    await user.click(await screen.findByRole('button', { name: 'Create bio page' }));
    await screen.findByText('Bio page created');
    expect(await published('brand-new')).toEqual(shown);
  });

  test('is collapsed above the form on a narrow screen until the user clicks Preview', async () => {
    windowThatNarrows('(width < 1024px)').narrow();
    const { user } = renderPage('/bio/new', { as: ada });
    const title = await screen.findByLabelText(/^Title/);
    expect(screen.queryByRole('img', { name: 'Bio page preview' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Preview' });
    expect(button.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(button);
    await user.type(title, 'Folded');
    const preview = screen.getByRole('img', { name: 'Bio page preview' }).firstElementChild?.shadowRoot;
    expect(preview?.querySelector('h1')?.textContent).toBe('Folded');
  });
});
