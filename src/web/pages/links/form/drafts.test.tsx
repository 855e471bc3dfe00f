import { screen, waitFor, within } from '@testing-library/react';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;
let bob: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  bob = await service.addAccount();
});
afterAll(() => service.stop());
beforeEach(() => vi.setSystemTime(new Date('2026-11-20T12:00:00Z')));
afterEach(() => vi.useRealTimers());

const adding = async (as: TestAccount, stays = true) => {
  const page = renderPage('/links?open=new', { as, stays });
  const dialog = within(await screen.findByRole('dialog', { name: 'New link' }));
  return { ...page, dialog, title: dialog.getByLabelText<HTMLInputElement>(/^Title/) };
};
/** Simulates a closed tab, which loses what only that tab had stored. */
const closed = ({ unmount }: { unmount: () => void }) => {
  unmount();
  sessionStorage.clear();
};
const restore = () => screen.findByRole('button', { name: 'Restore changes' });
/** Copies are saved once the page has loaded. */
const kept = (text: string) => waitFor(() => expect(JSON.stringify(localStorage)).toContain(text));
/** By the time the input is saved, drafts of other tabs have been looked up. */
const offered = async ({ user, title }: Awaited<ReturnType<typeof adding>>) => {
  await user.type(title, 'Tea');
  await kept('Tea');
  return screen.queryByRole('button', { name: 'Restore changes' });
};
const typedAndClosed = async (stays = true) => {
  const page = await adding(ada, stays);
  await page.user.type(page.title, 'Lunch');
  if (stays) await kept('Lunch');
  closed(page);
};

/** Stubs which forms are open in other tabs, and when that is reported. */
function withLocks(query: () => Promise<{ held: { name: string }[] }>) {
  const request = vi.fn<() => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query, request } });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
  return request;
}

describe('unsaved form input', () => {
  test('survives its tab, without secrets, until it is discarded', async () => {
    const first = await adding(ada);
    await first.user.type(first.title, 'Lunch');
    await first.user.click(first.dialog.getByText('Password', { selector: 'summary *' }));
    await first.user.type(first.dialog.getByLabelText(/^Password/), 'open sesame');
    await kept('Lunch');
    closed(first);
    expect(JSON.stringify(localStorage)).not.toContain('sesame');

    const second = await adding(ada);
    await second.user.click(await restore());
    expect(second.title.value).toBe('Lunch');
    await second.user.click(second.dialog.getByRole('button', { name: 'Cancel' }));
    await second.user.click(await screen.findByRole('button', { name: 'Discard' }));
    closed(second);
    expect(await offered(await adding(ada))).toBeNull();
  });

  test('is hidden from other accounts and deleted on sign-out', async () => {
    await typedAndClosed();
    const held = withLocks(async () => ({ held: [] }));
    const other = await adding(bob);
    await other.user.type(other.title, 'Tea');
    // Drafts have been looked up by the time the form is announced to other tabs.
    await waitFor(() => expect(held).toHaveBeenCalled());
    expect(other.dialog.queryByRole('button', { name: 'Restore changes' })).toBeNull();
    closed(other);
    const own = await adding(ada);
    await restore();
    await own.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await own.user.click(screen.getByRole('button', { name: 'Account' }));
    await own.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(own.address()).toBe('/sign-in'));
    expect(JSON.stringify(localStorage)).not.toContain('Lunch');
  });

  test('expires after a week', async () => {
    await typedAndClosed();
    vi.setSystemTime(new Date('2026-11-28T12:00:00Z'));
    expect(await offered(await adding(ada))).toBeNull();
    expect(JSON.stringify(localStorage)).not.toContain('Lunch');
  });

  test('isn’t offered while its form is open in another tab', async () => {
    await typedAndClosed();
    const held = [{ name: 'waypost waypost-kept:draft link' }];
    withLocks(async () => ({ held }));
    expect(await offered(await adding(ada))).toBeNull();
  });

  test('stays discarded even if that happens before stored drafts are looked up', async () => {
    const first = await adding(ada);
    await first.user.type(first.title, 'Lunch');
    await kept('Lunch');
    first.unmount();
    const { promise, resolve } = Promise.withResolvers<{ held: { name: string }[] }>();
    withLocks(() => promise);
    const { user } = await adding(ada);
    await restore();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    resolve({ held: [] });
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Lunch'));
    expect(screen.queryByRole('button', { name: 'Restore changes' })).toBeNull();
  });

  test('doesn’t include a Wi-Fi password', async () => {
    const { user } = renderPage('/qr/new', { as: ada, stays: true });
    await user.click(await screen.findByRole('radio', { name: /Join Wi-Fi/ }));
    await user.type(await screen.findByLabelText(/^Network name/), 'Kitchen');
    await user.type(screen.getByLabelText(/^Password/), 'open sesame');
    await user.type(screen.getByLabelText(/^Network name/), ' two');
    await kept('Kitchen two');
    expect(JSON.stringify(localStorage)).not.toContain('sesame');
  });

  test('isn’t kept after the tab closes if the user doesn’t stay signed in', async () => {
    await typedAndClosed(false);
    expect(JSON.stringify(localStorage)).not.toContain('Lunch');
  });
});
