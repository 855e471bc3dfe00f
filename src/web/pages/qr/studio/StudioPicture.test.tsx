import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { addCode, sourceOfCode } from '#test/records/saved-codes.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { choose, fill, idIn, pixel, saveNew } from './studio-steps.ts';
// Loaded in advance, since a busy machine may take longer to load the page's chunks than a test waits.
import './AddQrPage.tsx';
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

describe('the scan check', () => {
  test('warns of low contrast and of light on dark', async () => {
    const { user } = renderPage('/qr/new?data=https://acme.com', { as: ada });
    await fill(user, 'Color', '#eeeeee');
    expect(await screen.findByText(/Contrast: 1\.2:1/)).toBeTruthy();
    await fill(user, 'Background', '#000000');
    expect(await screen.findByText(/Light on dark/)).toBeTruthy();
  });

  test('shows the density, the minimum print size and the quiet zone', async () => {
    renderPage('/qr/new?data=https://acme.com', { as: ada });
    const verdict = await screen.findByRole('list', { name: 'Scan check' });
    expect(verdict.textContent).toContain('Version 3-M, 29 × 29 modules');
    expect(verdict.textContent).toContain('Minimum print size: 10 mm');
    expect(verdict.textContent).toContain('Quiet zone: 4 modules');
  });

  test('says “Not tested” in a browser without workers', async () => {
    renderPage('/qr/new?data=https://acme.com', { as: ada });
    expect(await screen.findByText(/Not tested/)).toBeTruthy();
  });
});

describe('dynamic and static codes', () => {
  test('are the defaults for links and Wi-Fi, with a warning for dynamic Wi-Fi', async () => {
    const { user } = renderPage('/qr/new', { as: ada });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Dynamic/ })).checked).toBe(true);
    await choose(user, /Join Wi-Fi/);
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: /^Static.*Doesn’t count scans/ }).checked,
    ).toBe(true);
    await user.click(screen.getByRole('radio', { name: /^Dynamic/ }));
    expect(await screen.findByText(/Only a static code joins the network directly/)).toBeTruthy();
    expect(await screen.findByText(/Don’t print this one/)).toBeTruthy();
  });

  test('a static code that is dense or too long becomes dynamic with one click', async () => {
    const { user, address } = renderPage('/qr/new', { as: ada });
    await choose(user, /Show text/);
    await user.click(screen.getByRole('radio', { name: /^Static/ }));
    const text = screen.getByLabelText('Text');
    fireEvent.change(text, { target: { value: 'Ring twice.' } });
    expect(await screen.findByText(/^Version 1-M/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use dynamic code' })).toBeNull();
    fireEvent.change(text, { target: { value: 'Ring twice. '.repeat(60) } });
    expect(await screen.findByRole('button', { name: 'Use dynamic code' })).toBeTruthy();
    expect(screen.queryByText(/already in print/)).toBeNull();
    fireEvent.change(text, { target: { value: '世'.repeat(1900) } });
    expect(await screen.findAllByText(/^Too much content for a QR code/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use dynamic code' }));
    expect(await screen.findByText(/Don’t print this one/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use dynamic code' })).toBeNull();

    await user.click(screen.getByRole('radio', { name: /^Static/ }));
    fireEvent.change(text, { target: { value: 'Ring twice. '.repeat(60) } });
    await saveNew(user);
    await idIn(address);
    const card = await screen.findByRole('region', { name: 'QR code' });
    expect(await within(card).findByText('Static codes already in print stay as they are')).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: 'Use dynamic code' }));
    expect(within(card).getByRole<HTMLInputElement>('radio', { name: 'Dynamic' }).checked).toBe(true);
    expect(within(card).queryByText(/already in print/)).toBeNull();
  });

  test('are both shown on a code’s page', async () => {
    const { id, link } = await make({ type: 'wifi', data: { ssid: 'Guest', encryption: 'nopass' } });
    const { user } = renderPage(`/qr/${id}`, { as: ada });
    const card = await screen.findByRole('region', { name: 'QR code' });
    const tracked = (await within(card).findByRole('img', { name: 'QR code of Guest' })).getAttribute('src');
    await user.click(within(card).getByRole('radio', { name: 'Static' }));
    const direct = within(card).getByRole('img', { name: 'Static QR code of Guest' }).getAttribute('src');
    expect(direct).not.toBe(tracked);
    const served = await (await fetch(`${link}.svg`)).text();
    expect(decodeURIComponent(tracked ?? '')).toBe(`data:image/svg+xml,${served}`);
  });
});

describe('a logo', () => {
  const file = (name: string, bytes: BlobPart) => new File([bytes], name, { type: 'image/png' });

  test('is uploaded, and drawn into the code', async () => {
    const { user, address } = renderPage('/qr/new?data=https://acme.com', { as: ada });
    await user.upload(await screen.findByLabelText('Logo file'), file('logo.png', pixel));
    await screen.findByText(/PNG, 1 KiB/);
    const preview = screen.getByRole('img', { name: 'Preview of the QR code' });
    await waitFor(() => expect(decodeURIComponent(preview.getAttribute('src') ?? '')).toContain('<image'));
    expect(screen.getByRole('list', { name: 'Scan check' }).textContent).toMatch(/The logo covers 7%/);
    await saveNew(user);
    const id = await idIn(address);
    const { logo } = (await sourceOf(id)) as { logo: string };
    expect(Buffer.from(await (await fetch(logo)).arrayBuffer())).toEqual(pixel);
    const served = await (await fetch(`${logo.slice(0, -'/logo'.length)}.svg`)).text();
    expect(served).toContain(`href="data:image/png;base64,${pixel.toString('base64')}"`);
    const card = await screen.findByRole('region', { name: 'QR code' });
    await waitFor(() =>
      expect(decodeURIComponent(within(card).getByRole('img').getAttribute('src') ?? '')).toBe(
        `data:image/svg+xml,${served}`,
      ),
    );
  });

  test('is refused if its content isn’t a picture or is too large', async () => {
    const { user } = renderPage('/qr/new?data=https://acme.com', { as: ada });
    const input = await screen.findByLabelText('Logo file');
    await user.upload(input, file('logo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await screen.findByText('logo.png isn’t a PNG or JPG picture.');
    await user.upload(input, file('large.png', new Uint8Array(600 * 1024)));
    const error = await screen.findByText('This file is 600 KiB. The limit is 512 KiB.');
    expect(error.getAttribute('role')).toBe('alert');
  });

  test('is removed from a code', async () => {
    const { id } = await make({
      type: 'link',
      data: 'https://acme.com',
      logo: `data:image/png;base64,${pixel.toString('base64')}`,
    });
    const { user } = renderPage(`/qr/${id}/edit`, { as: ada });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('QR code saved');
    const { body } = await service.call('GET', `/api/qr/${id}`, { key: ada.key });
    expect(body.source.logo).toBeNull();
  });
});

test('the last design, including its logo, is offered for the next code', async () => {
  const first = renderPage('/qr/new?data=https://acme.com', { as: ada });
  await fill(first.user, 'Color', '#1f5f3f');
  await first.user.upload(
    await screen.findByLabelText('Logo file'),
    new File([pixel], 'logo.png', { type: 'image/png' }),
  );
  await screen.findByText(/PNG, 1 KiB/);
  await saveNew(first.user);
  await idIn(first.address);
  first.unmount();
  vi.restoreAllMocks();
  const { user } = renderPage('/qr/new', { as: ada });
  await user.click(await screen.findByRole('button', { name: 'Use last design' }));
  expect(screen.getByLabelText<HTMLInputElement>('Color').value).toBe('#1f5f3f');
  expect(await screen.findByText(/PNG, 1 KiB/)).toBeTruthy();
});

test('a design is saved with its code, and drawn as the service draws it', async () => {
  const { user, address } = renderPage('/qr/new?data=https://acme.com', { as: ada });
  const pick = async (group: string, name: string) =>
    user.click(within(await screen.findByRole('group', { name: group })).getByRole('radio', { name }));
  await pick('Modules', 'Dots');
  await pick('Eye frames', 'Leaf');
  await pick('Frame', 'Ribbon');
  await user.click(screen.getByText('Gradient and eye colors'));
  await pick('Gradient', 'Linear');
  const suggested = screen.getByRole('group', { name: 'Eye frame color: suggestions' });
  await user.click(within(suggested).getByRole('button', { name: 'Navy' }));
  fireEvent.input(screen.getByLabelText('Second color: color picker'), {
    target: { value: '#1f5f3f' },
  });
  await saveNew(user);
  const id = await idIn(address);
  const { look } = (await sourceOf(id)) as { look: object };
  expect(look).toMatchObject({
    modules: 'dots',
    eyeFrame: 'leaf',
    frame: { kind: 'ribbon' },
    eyeColor: 'rgb(30,40,120)',
    gradient: { kind: 'linear', to: 'rgb(31,95,63)' },
  });
  const { body } = await service.call('GET', `/api/qr/${id}`, { key: ada.key });
  const served = await (await fetch(`${body.details.link}.svg`)).text();
  const card = await screen.findByRole('region', { name: 'QR code' });
  const shown = await within(card).findByRole('img');
  expect(decodeURIComponent(shown.getAttribute('src') ?? '')).toBe(`data:image/svg+xml,${served}`);
});
