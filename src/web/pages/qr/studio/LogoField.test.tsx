import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asUpload, noisyPng } from '#test/pictures.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestService } from '#test/start-service.ts';
import './AddQrPage.tsx';

let service: TestService;
beforeAll(async () => {
  service = await startService({ env: { PICTURE_QUOTA: '1' } });
});
afterAll(() => service.stop());

const bytes = noisyPng(320, 320);

async function upload(saved: number) {
  const { key } = await service.addAccount();
  for (let count = 0; count < saved; count += 1) {
    const body = { type: 'text', data: 'x', logo: asUpload('png', bytes) };
    await service.call('POST', '/api/qr/add', { key, body });
  }
  const page = renderPage('/qr/new', { as: { server: service.url, key } });
  const file = new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });
  await page.user.upload(await screen.findByLabelText('Logo file'), file);
  await screen.findByText(/^PNG, \d+ KiB/);
  await expect.poll(() => page.requests).toContain('GET /api/account/pictures');
}

test('a user with little upload space left sees the total when choosing a logo', async () => {
  await upload(2);
  expect(await screen.findByText(/With this file, your uploads take 1\.\d of 1\.0 MiB\.$/)).toBeTruthy();
});

test('a user with plenty of upload space sees no total when choosing a logo', async () => {
  await upload(0);
  expect(screen.queryByText(/With this file/)).toBeNull();
});

test('a logo URL that loads no picture is reported at its field, and prevents saving', async () => {
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(_address: string) {
        setTimeout(() => this.dispatchEvent(new Event('error')));
      }
    },
  );
  const { key } = await service.addAccount();
  const { user, requests } = renderPage('/qr/new?data=https://acme.com', {
    as: { server: service.url, key },
  });
  // An address of the service that returns no picture.
  await user.type(await screen.findByLabelText(/^Logo(?! file)/), `${service.url}/none.png`);
  const lost = /^Couldn’t load this picture\. Check the URL/;
  expect(await screen.findByText(lost)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create QR code' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Logo(?! file)/)));
  expect(requests.filter((request) => request.startsWith('POST /api/qr'))).toEqual([]);
  await user.clear(screen.getByLabelText(/^Logo(?! file)/));
  await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Create QR code' }));
  await waitFor(() => expect(requests).toContain('POST /api/qr/add'));
});
