import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
])('of a file in %s umlauts are kept', async (_name, bytes) => {
  await choose(bytes);
  expect(await screen.findByText('Gästeküche')).toBeTruthy();
});

test('of a file without text it is said that it is empty', async () => {
  await choose('\n');
  expect(await screen.findByText('The file is empty.')).toBeTruthy();
});

test('a file that is too large is not read, and what was there before stays', async () => {
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
