import { text } from 'node:stream/consumers';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startScriptedServer } from '#test/start-scripted-server.ts';
import { idIn, saveNew } from './studio/studio-steps.ts';
// Loaded in advance, since a busy machine may take longer to load the page's chunks than a test waits.
import './studio/AddQrPage.tsx';
import './studio/EditQrPage.tsx';
import './record/QrPage.tsx';

/** Simulates a browser that finds pictures at some addresses only. */
function findingPictures(isThere: (address: string) => boolean) {
  const asked: string[] = [];
  class Found extends EventTarget {
    referrerPolicy = '';
    #src = '';
    get src() {
      return this.#src;
    }
    set src(address: string) {
      this.#src = address;
      asked.push(address);
      queueMicrotask(() => this.dispatchEvent(new Event(isThere(address) ? 'load' : 'error')));
    }
  }
  vi.stubGlobal('Image', Found);
  return asked;
}

/** Drops the version number, which follows once a template was applied to any code. */
const addressIn = (image: HTMLElement) => image.getAttribute('src')?.split('?')[0];

describe('a QR code of another server with a single address', () => {
  const account = {
    id: 3,
    email: 'a@b.co',
    username: 'ada',
    avatar: '',
    status: 'Pro',
    expires: null,
    registered: '2026-01-01 10:00:00',
  };
  const codeOf = (id: number) => ({
    id,
    link: `https://other.example/qr/generate/${id}`,
    scans: 12,
    name: 'Poster',
    date: '2026-03-14 10:00:00',
  });
  let other: Awaited<ReturnType<typeof startScriptedServer>>;
  beforeEach(async () => {
    other = await startScriptedServer(({ url = '' }) => {
      if (url.startsWith('/api/account')) return { body: { error: 0, data: account } };
      const id = Number(/\/api\/qr\/(\d+)$/.exec(url)?.[1]);
      return { body: { error: 0, details: codeOf(id), data: { clicks: 0, uniqueClicks: 0 } } };
    });
  });
  afterEach(() => other.stop());
  const card = () => screen.findByRole('region', { name: 'QR code' });

  test('is shown with the picture at that address, without claims about scans', async () => {
    findingPictures(() => true);
    renderPage('/qr/5', { as: { server: other.url, key: 'x' } });
    const picture = await within(await card()).findByRole('img');
    expect(addressIn(picture)).toBe(codeOf(5).link);
    expect(within(await card()).queryByText(/Scans correctly|Checking|Quiet zone/)).toBeNull();
    expect(within(await card()).queryByText(/Counts each scan|counts as a scan/)).toBeNull();
    expect(within(await card()).getByText(/comes from the server/)).toBeTruthy();
  });

  test('is drawn here with a warning if the address is no picture, which is tried only once', async () => {
    const asked = findingPictures(() => false);
    const { go } = renderPage('/qr/5', { as: { server: other.url, key: 'x' } });
    await within(await card()).findByText(/Test it before you print/);
    expect((await within(await card()).findByRole('img')).getAttribute('src')).toMatch(/^data:image\/svg/);
    expect(within(await card()).queryByText(/Counts each scan/)).toBeNull();
    await go('/qr/6');
    await within(await card()).findByTitle(codeOf(6).link);
    expect(asked).toEqual([codeOf(5).link]);
  });
});

describe('a QR code whose server doesn’t return its content', () => {
  const code = {
    id: 5,
    link: 'https://other.example/qr/5.png',
    scans: 12,
    name: 'Poster',
    date: '2026-03-14 10:00:00',
  };
  const account = {
    id: 3,
    email: 'a@b.co',
    username: 'ada',
    avatar: '',
    status: 'Pro',
    expires: null,
    registered: '2026-01-01 10:00:00',
  };
  let other: Awaited<ReturnType<typeof startScriptedServer>>;
  /** The server's error message for a change. */
  let refusal = '';
  /** The names of the members in request bodies, by method. */
  const sent: Record<string, string[]> = {};
  beforeEach(async () => {
    refusal = '';
    other = await startScriptedServer(async (request) => {
      const { method = '', url = '' } = request;
      if (url.startsWith('/api/account')) return { body: { error: 0, data: account } };
      if (method !== 'GET') sent[method] = Object.keys(JSON.parse(await text(request)) as object);
      if (method === 'PUT' && refusal) return { status: 400, body: { error: 1, message: refusal } };
      if (method === 'PUT') return { body: { error: 0, message: 'Saved.' } };
      if (method === 'POST') return { body: { error: 0, id: 5, link: code.link } };
      return { body: { error: 0, details: code, data: { clicks: 0, uniqueClicks: 0 } } };
    });
  });
  afterEach(() => other.stop());

  test('is shown with the picture at its address', async () => {
    renderPage('/qr/5', { as: { server: other.url, key: 'x' } });
    const card = await screen.findByRole('region', { name: 'QR code' });
    expect(addressIn(await within(card).findByRole('img'))).toBe(code.link);
    expect(within(card).getByText(/comes from the server/)).toBeTruthy();
  });

  test('is edited with a warning that saving replaces its content, which couldn’t be loaded', async () => {
    renderPage('/qr/5/edit', { as: { server: other.url, key: 'x' } });
    await screen.findByText('Couldn’t load this code’s content');
    expect(screen.getByText(/Saving replaces both, including for printed codes\.$/)).toBeTruthy();
    expect(addressIn(screen.getByRole('img', { name: 'Current QR code' }))).toBe(code.link);
    // On a phone, the focus would scroll past the warning.
    expect(document.activeElement).not.toBe(screen.getByLabelText('Destination'));
  });

  test('has the error message focused each time the server refuses a change', async () => {
    refusal = 'The printer is on fire.';
    const { user } = renderPage('/qr/5/edit', { as: { server: other.url, key: 'x' } });
    await user.type(await screen.findByLabelText('Destination'), 'https://acme.com/summer');
    for (let time = 0; time < 2; time += 1) {
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(document.activeElement?.textContent).toContain(refusal));
    }
  });

  test('has an unreadable response reported as an error, with the request in its details', async () => {
    const { user } = renderPage('/qr/5/edit', { as: { server: other.url, key: 'x' } });
    await user.type(await screen.findByLabelText('Destination'), 'https://acme.com/summer');
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
      init?.method === 'PUT' ? new Response('<h1>Oops</h1>', { status: 500 }) : answer(input, init),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // The sentence is matched without the details that follow it.
    const said = await screen.findByText(/^The server reported an error \(HTTP 500\)[^/]*$/);
    await within(said).findByText('Details');
    expect(
      within(said)
        .getByText(/\/api\/qr/)
        .closest('details'),
    ).not.toBeNull();
  });

  test('is created and updated with members of the specification only', async () => {
    const as = { server: other.url, key: 'x' };
    const { user, address, go } = renderPage('/qr/new?data=https://acme.com/spring', { as });
    await screen.findByLabelText('Destination');
    await user.type(screen.getByLabelText(/^Name/), 'Door');
    await user.click(await screen.findByRole('radio', { name: 'Soft' }));
    await saveNew(user);
    await idIn(address);
    expect(sent['POST']?.toSorted()).toEqual(['background', 'data', 'foreground', 'name', 'type']);
    await go('/qr/5/edit');
    await user.type(await screen.findByLabelText('Destination'), '/summer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent['PUT']?.toSorted()).toEqual(['background', 'data', 'foreground']));
  });

  test('keeps the content saved in this browser until the user signs out', async () => {
    const as = { server: other.url, key: 'x' };
    const first = renderPage('/qr/new?data=https://acme.com/kept', { as });
    await screen.findByLabelText('Destination');
    await saveNew(first.user);
    await idIn(first.address);
    await screen.findByRole('heading', { level: 1, name: 'Poster' });
    first.unmount();
    vi.restoreAllMocks();
    const { user } = renderPage('/qr/5/edit', { as });
    expect((await screen.findByLabelText<HTMLInputElement>('Destination')).value).toBe(
      'https://acme.com/kept',
    );
    expect(screen.getByText(/what this browser saved last/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: /Sign in/ });
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(
      'acme.com/kept',
    );
  });
});
