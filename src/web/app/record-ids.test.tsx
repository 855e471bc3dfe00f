import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let ada: TestAccount;
beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

test.each([
  ['/campaigns/abc', 'campaign', '/api/campaign/'],
  ['/channels/1e3', 'channel', '/api/channel/'],
  ['/bio/-1', 'bio page', '/api/bio/'],
  ['/overlays/0', 'overlay', '/api/overlay/'],
  ['/splash/abc', 'splash page', '/api/splash/'],
  ['/qr/1e3', 'QR code', '/api/qr/'],
  ['/qr/0x10/edit', 'QR code', '/api/qr/'],
])('the address %s names no %s, and none is asked for', async (address, what, path) => {
  const { asked } = renderPage(address, { as: ada });
  expect(await screen.findByText(`There is no such ${what}`)).toBeTruthy();
  expect(asked(path)).toEqual([]);
});
