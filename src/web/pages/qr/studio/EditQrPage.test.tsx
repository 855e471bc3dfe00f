import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { QrOptions } from '#contract/qr-options.ts';
import { renderPage } from '#test/render-page.tsx';
import { addCode, sourceOfCode } from '#test/records/saved-codes.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { fill } from './studio-steps.ts';
// Loaded in advance, since a busy machine may take longer to load the page's chunks than a test waits.
import './EditQrPage.tsx';
import '#web/pages/qr/record/QrPage.tsx';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const make = (body: object) => addCode(service, ada, body);
const sourceOf = (id: number | string) => sourceOfCode(service, ada, id);

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('editing a QR code', () => {
  test('fills the form with the code’s content, and saves the change', async () => {
    const { id } = await make({
      type: 'wifi',
      data: { ssid: 'Guest', encryption: 'wep', pass: 'abc', hidden: true },
      foreground: 'rgb(30,40,120)',
      name: 'Lobby',
    });
    const { user, address } = renderPage(`/qr/${id}/edit`, { as: ada });
    expect((await screen.findByLabelText<HTMLInputElement>('Network name')).value).toBe('Guest');
    expect(screen.getByLabelText<HTMLSelectElement>('Security').value).toBe('wep');
    expect(screen.getByLabelText<HTMLInputElement>('Color').value).toBe('#1e2878');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Join Wi-Fi/ }).checked).toBe(true);
    await fill(user, 'Password', 'xyz');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(`/qr/${id}`));
    expect(await sourceOf(id)).toMatchObject({
      data: { ssid: 'Guest', encryption: 'wep', pass: 'xyz', hidden: true },
      foreground: 'rgb(30,40,120)',
    });
    await screen.findByRole('heading', { level: 1, name: 'Lobby' });
  });

  test('changes the type and keeps the URL', async () => {
    const { id, link } = await make({ type: 'wifi', data: { ssid: 'Guest', encryption: 'nopass' } });
    const { user, address } = renderPage(`/qr/${id}/edit`, { as: ada });
    await user.click(await screen.findByRole('radio', { name: /Open a page/ }));
    await fill(user, 'Destination', 'acme.com/lobby');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(`/qr/${id}`));
    expect(await sourceOf(id)).toMatchObject({ type: 'link', data: 'https://acme.com/lobby' });
    const scanned = await fetch(link, { redirect: 'manual' });
    expect([scanned.status, scanned.headers.get('location')]).toEqual([302, 'https://acme.com/lobby']);
  });

  test('updates a suggested name with the content, and keeps a name that the user gave', async () => {
    const named = async (body: object) => {
      const { id } = await make({ type: 'wifi', data: { ssid: 'Guest', encryption: 'nopass' }, ...body });
      const { user, address, unmount } = renderPage(`/qr/${id}/edit`, { as: ada });
      await user.click(await screen.findByRole('radio', { name: /Open a page/ }));
      await fill(user, 'Destination', 'acme.com/lobby');
      const { value } = screen.getByLabelText<HTMLInputElement>(/^Name/);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(address()).toBe(`/qr/${id}`));
      await screen.findByRole('heading', { level: 1, name: value });
      unmount();
      return value;
    };
    expect(await named({})).toBe('acme.com/lobby');
    expect(await named({ name: 'Lobby' })).toBe('Lobby');
  });

  test('sets an expiry, a password and a rule, and removes the password', async () => {
    const { id, link } = await make({ type: 'link', data: 'https://acme.com/menu' });
    const optionsOf = async () =>
      (await service.call('GET', `/api/qr/${id}`, { key: ada.key })).body.options as QrOptions;
    const { user, address, go } = renderPage(`/qr/${id}/edit`, { as: ada });
    await screen.findByText('Schedule and expiry');
    type(/^Expires/, '2020-05-03T14:00');
    type(/^Password/, 'open sesame');
    await user.click(screen.getByText('Redirect rules'));
    await user.click(screen.getByRole('button', { name: 'Add device' }));
    type('Rule 1: device', 'ios');
    type('Rule 1: destination by device', 'apps.example/acme');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a time in the future.')).toBeTruthy();
    type(/^Expires/, '2099-05-03T14:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(`/qr/${id}`));
    expect(await optionsOf()).toMatchObject({
      start: null,
      expiry: '2099-05-03 14:00:00',
      password: true,
      devicetarget: [{ device: 'ios', link: 'https://apps.example/acme' }],
    });
    expect(await (await fetch(link)).text()).toContain('This QR code is protected');

    await go(`/qr/${id}/edit`);
    await user.click(await screen.findByRole('checkbox', { name: 'Remove password' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(`/qr/${id}`));
    expect(await optionsOf()).toMatchObject({ expiry: '2099-05-03 14:00:00', password: false });
  });

  test('offers no schedule for a static code or on a server that doesn’t support it', async () => {
    const { id } = await make({ type: 'link', data: 'https://acme.com/menu' });
    const { user, unmount } = renderPage(`/qr/${id}/edit`, { as: ada });
    expect(await screen.findByText('Schedule and expiry')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Static/ }));
    expect(screen.queryByText('Schedule and expiry')).toBeNull();
    unmount();
    renderPage(`/qr/${id}/edit`, { as: ada, lacks: 'codes' });
    await screen.findByLabelText('Destination');
    expect(screen.queryByText('Schedule and expiry')).toBeNull();
  });

  test('asks before unsaved changes are discarded', async () => {
    const { id } = await make({ type: 'text', data: 'Hello' });
    const { user, address } = renderPage(`/qr/${id}/edit`, { as: ada });
    await fill(user, 'Text', 'Good bye');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe(`/qr/${id}/edit`);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(address()).toBe(`/qr/${id}`));
  });

  test('ends with Escape, without a question, if nothing was typed', async () => {
    const { id } = await make({ type: 'text', data: 'Hello' });
    const { user, address } = renderPage(`/qr/${id}/edit`, { as: ada });
    await user.click(await screen.findByText(/Printed dynamic codes update/));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(`/qr/${id}`));
  });

  test('reports a code that doesn’t exist as not found', async () => {
    renderPage('/qr/999999/edit', { as: ada });
    expect(await screen.findByText('QR code not found')).toBeTruthy();
  });

  test('restores the unsaved input of a new code when the page is opened again', async () => {
    const first = renderPage('/qr/new', { as: ada });
    await fill(first.user, 'Destination', 'https://acme.com/half');
    first.unmount();
    vi.restoreAllMocks();
    const { user } = renderPage('/qr/new', { as: ada });
    await user.click(await screen.findByRole('button', { name: 'Restore changes' }));
    expect(screen.getByLabelText<HTMLInputElement>('Destination').value).toBe('https://acme.com/half');
  });
});

describe('a code that another tab has changed while its form was open', () => {
  const change = (id: number, body: object) =>
    service.call('PUT', `/api/qr/${id}/update`, { key: ada.key, body });
  const opened = async (body: object, changes: object) => {
    const { id } = await make(body);
    const page = renderPage(`/qr/${id}/edit`, { as: ada });
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
    await change(id, changes);
    await page.reread();
    return { ...page, id, name };
  };
  const saved = async (id: number) =>
    (await service.call('GET', `/api/qr/${id}`, { key: ada.key })).body.details;

  test('keeps the name and content from the other tab if they weren’t edited here', async () => {
    const { id, user, address } = await opened(
      { type: 'link', data: 'https://acme.com/menu', name: 'Menu' },
      { name: 'Lunch menu', data: 'https://acme.com/lunch' },
    );
    await screen.findByText('Lunch menu');
    type('Color', '#1e2878');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(`/qr/${id}`));
    expect(await saved(id)).toMatchObject({ name: 'Lunch menu' });
    expect(await sourceOf(id)).toMatchObject({
      data: 'https://acme.com/lunch',
      foreground: 'rgb(30,40,120)',
    });
  });

  test('keeps a color and content from the other tab that this page hasn’t loaded', async () => {
    const { id } = await make({ type: 'link', data: 'https://acme.com/menu', name: 'Menu' });
    const { user, address } = renderPage(`/qr/${id}/edit`, { as: ada });
    await screen.findByLabelText('Background');
    await change(id, { name: 'Lunch', data: 'https://acme.com/lunch', foreground: 'rgb(120,20,30)' });
    type('Background', '#eeeeff');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(`/qr/${id}`));
    expect(await saved(id)).toMatchObject({ name: 'Lunch' });
    expect(await sourceOf(id)).toMatchObject({
      data: 'https://acme.com/lunch',
      foreground: 'rgb(120,20,30)',
      background: 'rgb(238,238,255)',
    });
  });

  test('is overwritten only after “Save anyway”', async () => {
    const { id, user, address, name } = await opened(
      { type: 'link', data: 'https://acme.com/menu', name: 'Menu' },
      { name: 'Lunch menu', data: 'https://acme.com/lunch' },
    );
    await screen.findByText('Lunch menu');
    await fill(user, 'Destination', 'https://acme.com/dinner');
    await user.clear(name);
    await user.type(name, 'Dinner menu');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Destination: now “https://acme.com/lunch”');
    expect(screen.getByText('Name: now “Lunch menu”')).toBeTruthy();
    expect(await saved(id)).toMatchObject({ name: 'Lunch menu' });
    await user.click(screen.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(address()).toBe(`/qr/${id}`));
    expect(await saved(id)).toMatchObject({ name: 'Dinner menu' });
  });

  test('isn’t overwritten without confirmation, even if this page hasn’t loaded the change', async () => {
    const { id } = await make({ type: 'link', data: 'https://acme.com/menu', name: 'Menu' });
    const { user, address } = renderPage(`/qr/${id}/edit`, { as: ada });
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
    await change(id, { name: 'Lunch menu', data: 'https://acme.com/lunch' });
    await user.clear(name);
    await user.type(name, 'Dinner menu');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // The message is far above the button that was clicked, so it's focused to come into view.
    const told = await screen.findByText('Name: now “Lunch menu”');
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(address()).toBe(`/qr/${id}`));
    expect(await saved(id)).toMatchObject({ name: 'Dinner menu' });
    expect(await sourceOf(id)).toMatchObject({ data: 'https://acme.com/lunch' });
  });
});
