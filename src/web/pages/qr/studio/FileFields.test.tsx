import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCode } from '#test/records/saved-codes.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { choose, fill, idIn, pixel, saveNew } from './studio-steps.ts';
// Loaded in advance, since a busy machine may take longer to load the page's chunks than a test waits.
import './AddQrPage.tsx';
import './EditQrPage.tsx';
import '#web/pages/qr/record/QrPage.tsx';

let service: TestService;
let ada: TestAccount;
beforeAll(async () => {
  service = await startService({ env: { PICTURE_QUOTA: '1' } });
});
beforeEach(async () => {
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const pdf = '%PDF-1.7\n% a menu\n%%EOF\n';
const fileOf = (content: BlobPart, name: string) => new File([content], name);
const asData = (content: string | Buffer) =>
  `data:application/pdf;base64,${Buffer.from(content).toString('base64')}`;
const input = () => screen.getByLabelText('File', { selector: 'input' });
const group = () => screen.findByRole('group', { name: 'File' });
const detailOf = async (id: string | number) =>
  (await service.call('GET', `/api/qr/${id}`, { key: ada.key })).body;

test('a PDF is uploaded, and its file name becomes the code’s name', async () => {
  const { user, address } = renderPage('/qr/new', { as: ada });
  await choose(user, /Open a file/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Static/ }).disabled).toBe(true);
  await saveNew(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a file.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose file' }));
  await user.upload(input(), fileOf(pdf, 'Menu.pdf'));
  expect((await within(await group()).findByRole('status')).textContent).toBe('Menu.pdfPDF, 1 KiB');
  expect(screen.queryByRole('alert')).toBeNull();
  await saveNew(user);
  const { details, source } = await detailOf(await idIn(address));
  expect(details).toMatchObject({ name: 'Menu', type: 'file', holds: '' });
  expect(source).toMatchObject({ type: 'link', file: { type: 'application/pdf', bytes: pdf.length } });
  const opens = await screen.findByRole('link', { name: 'PDF, 1 KiB' });
  expect(opens.getAttribute('href')).toBe(source.data);
});

test('a dropped file is validated by its content, and can be removed', async () => {
  const { user } = renderPage('/qr/new', { as: ada });
  await choose(user, /Open a file/);
  const drop = (file: File) => {
    const zone = screen.getByRole('button', { name: /Choose file|Replace/ });
    fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  };
  drop(fileOf('<b>hi</b>', 'menu.pdf'));
  await screen.findByText('menu.pdf isn’t a PDF, PNG or JPG.');
  drop(fileOf(pdf + ' '.repeat(6 * 1024 * 1024), 'menu.pdf'));
  await screen.findByText('This file is 6.0 MiB. The limit is 5 MiB.');
  drop(fileOf(pixel, 'menu.png'));
  await screen.findByText('PNG, 1 KiB');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose file' }));
  expect(screen.queryByText('PNG, 1 KiB')).toBeNull();
});

test('the form keeps its input if the service refuses the file', async () => {
  const large = Buffer.concat([Buffer.from(pdf), Buffer.alloc(900_000)]);
  await addCode(service, ada, { type: 'link', data: asData(large) });
  const { user } = renderPage('/qr/new', { as: ada });
  await choose(user, /Open a file/);
  await fill(user, /^Name/, 'Window');
  await user.upload(input(), fileOf(large, 'Menu.pdf'));
  await screen.findByText(/With this file, your uploads take 1\.\d of 1\.0 MiB\./);
  await saveNew(user);
  await screen.findByText(/^Your uploads would take more than 1 MiB together/);
  expect(screen.getByText('Menu.pdf')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Window');
});

test('a code’s file stays when its name is edited, until the file is replaced', async () => {
  const { id } = await addCode(service, ada, {
    type: 'link',
    data: asData(pdf),
    name: 'Menu',
  });
  const { user, address, go } = renderPage(`/qr/${id}/edit`, { as: ada });
  const before = (await detailOf(id)).source.data as string;
  expect((await screen.findByRole('link', { name: 'Current file' })).getAttribute('href')).toBe(before);
  await fill(user, /^Name/, 'Lunch');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(`/qr/${id}`));
  expect((await detailOf(id)).source.data).toBe(before);
  await go(`/qr/${id}/edit`);
  await screen.findByRole('link', { name: 'Current file' });
  await user.upload(input(), fileOf(pixel, 'Dinner.png'));
  await screen.findByText('Dinner.png');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(`/qr/${id}`));
  const { details, source } = await detailOf(id);
  expect([details.name, source.file.type]).toEqual(['Lunch', 'image/png']);
});

test('a restored draft asks for the file again', async () => {
  const first = renderPage('/qr/new', { as: ada });
  await choose(first.user, /Open a file/);
  await first.user.upload(input(), fileOf(pdf, 'Menu.pdf'));
  await screen.findByText('Menu.pdf');
  first.unmount();
  const { user } = renderPage('/qr/new', { as: ada });
  await user.click(await screen.findByRole('button', { name: 'Restore changes' }));
  const lost = 'Choose Menu.pdf again. Files aren’t kept when you leave the page.';
  expect((await screen.findByRole('alert')).textContent).toBe(lost);
});

test('the file type isn’t offered on a server that can’t store files', async () => {
  renderPage('/qr/new', { as: ada, lacks: 'codes' });
  await screen.findByText(/This server can’t store files/);
  expect(screen.queryByRole('radio', { name: /Open a file/ })).toBeNull();
});
