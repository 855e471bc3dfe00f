import { screen, waitFor } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { windowThatNarrows } from '#test/page/narrow-window.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import './BatchPage.tsx';

let service: TestService;
let ada: TestAccount;
beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

async function choose(...parts: BlobPart[]) {
  const { user } = renderPage('/qr/batch', { as: { server: service.url, key: ada.key } });
  await user.upload(
    await screen.findByLabelText('CSV file', { selector: 'input' }),
    new File(parts, 'codes.csv'),
  );
  return user;
}

const table = 'url;name\nacme.com;Gästeküche';

test.each([
  ['UTF-8', new TextEncoder().encode(table)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\u{FEFF}${table}`)],
  ['what Windows calls ANSI', Uint8Array.from(table, (sign) => sign.charCodeAt(0))],
  ['UTF-16', new Uint8Array(Uint16Array.from(`\u{FEFF}${table}`, (sign) => sign.charCodeAt(0)).buffer)],
])('umlauts in a file in %s are kept', async (_name, bytes) => {
  await choose(bytes);
  expect(await screen.findByText('Gästeküche')).toBeTruthy();
});

test('a file without text is reported as empty', async () => {
  await choose('\n');
  expect(await screen.findByText('The file is empty.')).toBeTruthy();
});

test.each([
  ['of today', [0x50, 0x4b, 0x03, 0x04, 0x14]],
  ['of before 2007', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
])('an Excel workbook %s is refused with the advice to save it as CSV', async (_name, bytes) => {
  await choose(new Uint8Array(bytes));
  expect(await screen.findByText('This is an Excel workbook. In Excel, save it as CSV UTF-8.')).toBeTruthy();
});

test('a file over 10 MB is refused, and the previous rows stay', async () => {
  const user = await choose(table);
  await screen.findByText('Gästeküche');
  const large = new File(['url\n', 'acme.com\n'.repeat(1_200_000)], 'large.csv');
  await user.upload(screen.getByLabelText('CSV file', { selector: 'input' }), large);
  expect(await screen.findByText('The file is larger than 10 MB. Split it.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste rows').value).toBe(table);
  await user.upload(
    screen.getByLabelText('CSV file', { selector: 'input' }),
    new File(['url\nacme.com/b'], 'b.csv'),
  );
  expect(await screen.findByText('acme.com/b')).toBeTruthy();
  expect(screen.queryByText('The file is larger than 10 MB. Split it.')).toBeNull();
});

test('rows that repeat an earlier one are reported, and can be created', async () => {
  await choose('url,name\nacme.com,Menu\nacme.com,Menu');
  expect(await screen.findByText('1 row repeats an earlier one.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create 2 QR codes' })).toBeTruthy();
});

test('a file without a valid row offers neither creating codes nor continuing', async () => {
  await choose('type,name\nlink,Poster\nfax,Office');
  expect(await screen.findByText('There’s nothing to create')).toBeTruthy();
  expect(screen.getByText('url: Please enter a valid URL.')).toBeTruthy();
  expect(screen.queryByText(/continue without them/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
});

test('the create button follows the rows in a narrow window', async () => {
  windowThatNarrows('(width < 768px)').narrow();
  await choose('type,text,name\ntext,Hello,Good');
  const create = await screen.findByRole('button', { name: 'Create 1 QR code' });
  const rows = screen.getByRole('table', { name: 'Rows of the file' });
  expect(rows.compareDocumentPosition(create)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('rows with an error come first, before and after the others are created', async () => {
  const user = await choose('type,text,name\ntext,Hello,Good\ntext,,Bad\ntext,Bye,Fine');
  const lines = () =>
    screen.getAllByRole('row').flatMap((row) => /Good|Bad|Fine/.exec(row.textContent) ?? []);
  await screen.findByText('text: Enter a text.');
  expect(lines()).toEqual(['Bad', 'Good', 'Fine']);
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create 2 QR codes' });
  await waitFor(() => expect(create.disabled).toBe(false));
  await user.click(create);
  await screen.findByText('1 row has an error.');
  expect(lines()).toEqual(['Bad', 'Good', 'Fine']);
});

test('files in the ZIP are numbered by the lines of their rows', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  const user = await choose('type,text,name\nfax,,One\ntext,Hello,Two');
  const create = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create 1 QR code' });
  await waitFor(() => expect(create.disabled).toBe(false));
  await user.click(create);
  await user.click(await screen.findByRole('button', { name: /^Download ZIP/ }));
  expect(screen.getByText('1 row has an error.')).toBeTruthy();
  await user.click(await screen.findByRole('menuitem', { name: 'SVG' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const zip = new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
  expect(Object.keys(unzipSync(zip))).toEqual(['3-two.svg']);
});

test('the downloaded results list each row with its outcome or error', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  const user = await choose('type,text,name\ntext,Hello,One\nfax,,Two');
  const create = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create 1 QR code' });
  await waitFor(() => expect(create.disabled).toBe(false));
  await user.click(create);
  await user.click(await screen.findByRole('button', { name: 'Download results' }));
  const lines = ((await saved[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n');
  expect(lines[0]).toBe('Line,Type,Name,Result,ID,URL,Scan check');
  expect(lines[1]).toMatch(/^2,text,One,Created,\d+,http/);
  expect(lines[2]).toMatch(/^3,fax,Two,"type: fax isn’t supported/);
});
