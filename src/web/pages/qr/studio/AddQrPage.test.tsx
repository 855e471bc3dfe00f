import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { windowThatNarrows } from '#test/page/narrow-window.ts';
import { renderPage } from '#test/render-page.tsx';
import { sourceOfCode } from '#test/records/saved-codes.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { choose, fill, idIn, saveNew } from './studio-steps.ts';
// Loaded in advance, since a busy machine may take longer to load the page's chunks than a test waits.
import './AddQrPage.tsx';
import '#web/pages/qr/record/QrPage.tsx';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const sourceOf = (id: number | string) => sourceOfCode(service, ada, id);

describe('creating a QR code', () => {
  test('for a link leads to the code’s page', async () => {
    const { user, address } = renderPage('/qr/new', { as: ada });
    await fill(user, 'Destination', 'https://acme.com/spring');
    await fill(user, /^Name/, 'Spring poster');
    const preview = await screen.findByRole('img', { name: 'Preview of the QR code' });
    expect(preview.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    await saveNew(user);
    await screen.findByRole('heading', { level: 1, name: 'Spring poster' });
    expect(address()).toMatch(/^\/qr\/\d+$/);
  });

  test('updates the count in the navigation without loading the list again', async () => {
    const { key } = await service.addAccount();
    await service.call('POST', '/api/qr/add', { key, body: { type: 'text', data: 'One' } });
    const { user, requests } = renderPage('/qr', { as: { server: service.url, key } });
    await screen.findByRole('link', { name: /^QR codes\s*1$/ });
    await user.click(await screen.findByRole('link', { name: 'New QR code' }));
    await fill(user, 'Destination', 'https://acme.com/spring');
    await fill(user, /^Name/, 'Spring poster');
    await saveNew(user);
    await screen.findByRole('heading', { level: 1, name: 'Spring poster' });
    await screen.findByRole('link', { name: /^QR codes\s*2$/ });
    expect(requests.filter((request) => request.startsWith('GET /api/qr?'))).toHaveLength(1);
  });

  test('keeps open sections and the focus when the window becomes narrow', async () => {
    const { narrow } = windowThatNarrows('(width < 1024px)');
    const { user } = renderPage('/qr/new', { as: ada });
    await user.click(await screen.findByText('Schedule and expiry'));
    const expires = screen.getByLabelText(/^Expires/);
    expires.focus();
    narrow();
    expect(screen.getByLabelText(/^Expires/)).toBe(expires);
    expect(document.activeElement).toBe(expires);
  });

  test('focuses no field in a narrow window, and labels the preview as a sample', async () => {
    windowThatNarrows('(width < 1024px)').narrow();
    const { user } = renderPage('/qr/new', { as: ada });
    await screen.findByRole('img', { name: 'Preview of the QR code' });
    expect(screen.getByText('Sample, not for print')).toBeTruthy();
    expect(document.activeElement).not.toBe(screen.getByLabelText('Destination'));
    await choose(user, /Join Wi-Fi/);
    expect(document.activeElement).not.toBe(screen.getByLabelText('Network name'));
    await waitFor(() => expect(screen.queryByText('Sample, not for print')).toBeNull());
  });

  test('says whether the name is shown to visitors', async () => {
    const { user } = renderPage('/qr/new', { as: ada });
    const hint = async () => {
      const name = await screen.findByLabelText(/^Name/);
      return document.getElementById(name.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
    };
    expect(await hint()).toMatch(/^Shown in your list only/);
    await choose(user, /Join Wi-Fi/);
    await choose(user, /^Static/);
    expect(await hint()).toMatch(/^Shown in your list only/);
    await choose(user, /^Dynamic/);
    expect(await hint()).toMatch(/^Shown in your list and as the page’s title/);
  });

  test('for an event sends a text, which reopens in the event form as static', async () => {
    const { user, address, go } = renderPage('/qr/new', { as: ada });
    await user.click(await screen.findByRole('button', { name: 'More types' }));
    await user.click(await screen.findByRole('radio', { name: /Save a date/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Static/ }).checked).toBe(true);
    await fill(user, 'Event', 'Summer party');
    fireEvent.change(screen.getByLabelText('Starts'), { target: { value: '2027-06-19T18:00' } });
    await saveNew(user);
    await screen.findByRole('heading', { level: 1, name: 'Summer party' });
    const id = await idIn(address);
    expect(await sourceOf(id)).toMatchObject({
      type: 'text',
      data: 'BEGIN:VEVENT\nSUMMARY:Summer party\nDTSTART:20270619T180000\nEND:VEVENT',
    });
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'Static' });
    expect(chosen.checked).toBe(true);
    await go(`/qr/${id}/edit`);
    expect((await screen.findByLabelText<HTMLInputElement>('Event')).value).toBe('Summer party');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Save a date/ }).checked).toBe(true);
    await fill(user, 'Event', 'Winter party');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(JSON.stringify(await sourceOf(id))).toContain('Winter party'));
  });

  const typed: [does: RegExp, fields: [RegExp | string, string][], expected: object][] = [
    [/Show text/, [['Text', 'Ring <twice> & “wait”']], { type: 'text', data: 'Ring <twice> & “wait”' }],
    [/Call a number/, [['Phone number', '+49 30 1234567']], { type: 'phone', data: '+49 30 1234567' }],
    [
      /Write an e-mail/,
      [
        ['To', 'hello@acme.com'],
        [/^Subject/, 'A table; for 2'],
      ],
      { type: 'email', data: { email: 'hello@acme.com', subject: 'A table; for 2' } },
    ],
    [
      /Send an SMS/,
      [
        ['Phone number', '+1 555 0100'],
        [/^Message/, 'JOIN: 8?'],
      ],
      { type: 'sms', data: { phone: '+1 555 0100', message: 'JOIN: 8?' } },
    ],
    [
      /Join Wi-Fi/,
      [
        ['Network name', 'Café; "3,5"'],
        ['Password', 'p\\a;s:s,w"'],
      ],
      { type: 'wifi', data: { ssid: 'Café; "3,5"', encryption: 'wpa', pass: 'p\\a;s:s,w"', hidden: false } },
    ],
    [
      /Save a contact/,
      [
        ['First name', 'Zoë'],
        [/^Last name/, 'Ångström; Jr.'],
      ],
      { type: 'vcard', data: { fname: 'Zoë', lname: 'Ångström; Jr.' } },
    ],
  ];
  test.each(typed)('saves the fields as they were filled in: %s', async (does, fields, expected) => {
    const { user, address } = renderPage('/qr/new', { as: ada });
    await choose(user, does);
    for (const [label, text] of fields) await fill(user, label, text);
    await saveNew(user);
    expect(await sourceOf(await idIn(address))).toMatchObject(expected);
  });

  test('for a contact accepts a pasted vCard, and refuses other text', async () => {
    const vcard = 'BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nEND:VCARD';
    const { user, address } = renderPage('/qr/new', { as: ada });
    await choose(user, /Save a contact/);
    await user.click(screen.getByRole('radio', { name: 'Paste vCard' }));
    await fill(user, 'vCard', 'Ada');
    await saveNew(user);
    await screen.findByText('A vCard begins with BEGIN:VCARD and ends with END:VCARD.');
    await fill(user, 'vCard', vcard);
    await saveNew(user);
    expect(await sourceOf(await idIn(address))).toMatchObject({ type: 'vcard', data: vcard });
  });

  const refused: [does: RegExp, fields: [RegExp | string, string][], message: string][] = [
    [/Open a page/, [['Destination', 'acme']], 'Please enter a valid URL.'],
    [/Call a number/, [['Phone number', 'call me']], 'Enter a phone number such as +49 30 1234567.'],
    [/Write an e-mail/, [['To', 'hello']], 'Enter a valid e-mail address, such as ada@example.com.'],
    [/Join Wi-Fi/, [['Network name', 'x']], 'Enter the network’s password, or choose no encryption.'],
    [
      /Save a contact/,
      [
        ['First name', 'Ada'],
        [/^Website/, 'acme'],
      ],
      'Please enter a valid URL.',
    ],
  ];
  test.each(refused)(
    'shows an error for an invalid field, without a request: %s',
    async (does, fields, message) => {
      const { user, requests } = renderPage('/qr/new', { as: ada });
      await choose(user, does);
      for (const [label, text] of fields) await fill(user, label, text);
      await saveNew(user);
      const error = await screen.findByText(message);
      expect(error.getAttribute('role')).toBe('alert');
      expect(requests.some((request) => request.startsWith('POST'))).toBe(false);
    },
  );

  test('keeps the input of a type while another type is selected', async () => {
    const { user } = renderPage('/qr/new', { as: ada });
    await fill(user, 'Destination', 'https://acme.com');
    await choose(user, /Show text/);
    await choose(user, /Open a page/);
    expect(screen.getByLabelText<HTMLInputElement>('Destination').value).toBe('https://acme.com');
  });

  test('sends colors as RGB, and refuses an invalid color', async () => {
    const { user, address, requests } = renderPage('/qr/new', { as: ada });
    await fill(user, 'Destination', 'https://acme.com');
    await fill(user, 'Color', 'blueish');
    await saveNew(user);
    await screen.findByText('Enter a color such as #1b1b19.');
    expect(requests.some((request) => request.startsWith('POST'))).toBe(false);
    await fill(user, 'Color', '#3b53d9');
    await saveNew(user);
    expect(await sourceOf(await idIn(address))).toMatchObject({
      foreground: 'rgb(59,83,217)',
      background: 'rgb(255,255,255)',
    });
  });

  test('starts with the destination and the name from the page’s query', async () => {
    renderPage(
      `/qr/new?${new URLSearchParams({ data: 'https://go.acme.com/x', name: 'From a link' }).toString()}`,
      { as: ada },
    );
    expect((await screen.findByLabelText<HTMLInputElement>('Destination')).value).toBe(
      'https://go.acme.com/x',
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('From a link');
  });
});
