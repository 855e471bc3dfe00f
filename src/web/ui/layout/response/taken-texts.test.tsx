import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService({ env: { DOMAIN_CHECK: 'off', RATE_LIMIT: '1000' } });
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const call = async (method: string, path: string, body?: object) =>
  (await service.call(method, path, { key: ada.key, ...(body && { body }) })).body;

const added = (path: string, body: object) => async () => (await call('POST', path, body)).id as number;

interface Edited {
  what: string;
  /** Creates the record with "https://lunch.example/" in the field that is edited. */
  add: () => Promise<number>;
  page: (id: number) => string;
  path: string;
  /** Path that returns the record, or its list if the record has no path of its own. */
  read: (id: number) => string;
  label: string | RegExp;
  member: string;
  /** Members that every update must contain. */
  always?: object;
}

const before = 'https://lunch.example/';
const typed = 'https://dinner.example/';
const theirs = 'https://brunch.example/';

const records: readonly Edited[] = [
  {
    what: 'link',
    add: added('/api/url/add', { url: 'https://acme.com/menu', title: before }),
    page: (id) => `/links?open=edit-${id}`,
    path: '/api/url',
    read: (id) => `/api/url/${id}`,
    label: /^Title/,
    member: 'title',
  },
  {
    what: 'channel',
    add: added('/api/channel/add', { name: before, color: '#0f766e' }),
    page: (id) => `/channels?open=edit-${id}`,
    path: '/api/channel',
    read: () => '/api/channels',
    label: 'Name',
    member: 'name',
  },
  {
    what: 'campaign',
    add: added('/api/campaign/add', { name: before }),
    page: (id) => `/campaigns?open=edit-${id}`,
    path: '/api/campaign',
    read: () => '/api/campaigns',
    label: 'Name',
    member: 'name',
  },
  {
    what: 'pixel',
    add: added('/api/pixel/add', { type: 'gtmpixel', name: before, tag: 'GTM-ABC1234' }),
    page: (id) => `/pixels?open=edit-${id}`,
    path: '/api/pixel',
    read: () => '/api/pixels',
    label: 'Name',
    member: 'name',
  },
  {
    what: 'domain',
    add: added('/api/domain/add', { domain: 'https://go.taken.example', redirectroot: before }),
    page: (id) => `/domains?open=edit-${id}`,
    path: '/api/domain',
    read: () => '/api/domains',
    label: /^Root redirect/,
    member: 'redirectroot',
  },
  {
    what: 'overlay',
    add: added('/api/overlay/add', { name: before, message: 'Now' }),
    page: (id) => `/overlays/${id}`,
    path: '/api/overlay',
    read: (id) => `/api/overlay/${id}`,
    label: 'Name',
    member: 'name',
  },
  {
    what: 'splash page',
    add: added('/api/splash/add', { name: before }),
    page: (id) => `/splash/${id}`,
    path: '/api/splash',
    read: (id) => `/api/splash/${id}`,
    label: 'Name',
    member: 'name',
  },
  {
    what: 'bio page',
    add: added('/api/bio/add', { title: before }),
    page: (id) => `/bio/${id}`,
    path: '/api/bio',
    read: (id) => `/api/bio/${id}`,
    label: 'Title',
    member: 'title',
  },
  {
    what: 'QR code',
    add: added('/api/qr/add', { type: 'text', data: 'Menu', name: before }),
    page: (id) => `/qr/${id}/edit`,
    path: '/api/qr',
    read: (id) => `/api/qr/${id}`,
    label: /^Name/,
    member: 'name',
    always: { data: 'Menu' },
  },
];

test.each(records)(
  'the text of a $what changed elsewhere can be set back to its first value',
  async ({ add, page, path, read, label, member, always }) => {
    const id = await add();
    onTestFinished(() => call('DELETE', `${path}/${id}/delete`));
    const { user, reread } = renderPage(page(id), { as: ada });
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    expect(field.value).toBe(before);
    const { error } = await call('PUT', `${path}/${id}/update`, { ...always, [member]: theirs });
    expect(Number(error)).toBe(0);
    await reread();
    const save = async (text: string) => {
      await user.clear(field);
      await user.type(field, text);
      await user.click(screen.getByRole('button', { name: 'Save' }));
    };
    await save(typed);
    await user.click(await screen.findByRole('button', { name: 'Use saved values' }));
    expect(field.value).toBe(theirs);
    await save(before);
    await waitFor(() => expect(field.isConnected).toBe(false));
    expect(JSON.stringify(await call('GET', read(id)))).toContain(JSON.stringify(before));
  },
);

test.each(records)(
  'with a wide limit, a text of a $what changed since the page read it is not overwritten unasked',
  async ({ add, page, path, read, label, member, always }) => {
    const id = await add();
    onTestFinished(() => call('DELETE', `${path}/${id}/delete`));
    const { user } = renderPage(page(id), { as: ada });
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    await call('PUT', `${path}/${id}/update`, { ...always, [member]: theirs });
    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Use saved values' });
    expect(JSON.stringify(await call('GET', read(id)))).toContain(JSON.stringify(theirs));
  },
);

const alwaysSent = [
  { what: 'campaign', other: 'rotator slug', label: /^Rotator slug/, text: 'lunch-today' },
  { what: 'pixel', other: 'ID', label: /^Pixel ID/, text: 'GTM-XYZ9876' },
].map((edit) => ({ ...records.find(({ what }) => what === edit.what), ...edit }) as Edited & typeof edit);

test.each(alwaysSent)(
  'with a wide limit, saving the $other of a $what keeps a name changed since the page read it',
  async ({ add, page, path, read, label, text }) => {
    const id = await add();
    onTestFinished(() => call('DELETE', `${path}/${id}/delete`));
    const { user } = renderPage(page(id), { as: ada });
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    await call('PUT', `${path}/${id}/update`, { name: theirs });
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field.isConnected).toBe(false));
    const saved = JSON.stringify(await call('GET', read(id)));
    expect(saved).toContain(JSON.stringify(theirs));
    expect(saved).toContain(text);
  },
);
