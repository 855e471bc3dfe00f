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
  ['/campaigns/abc', 'Campaign', '/api/campaign/'],
  ['/channels/1e3', 'Channel', '/api/channel/'],
  ['/bio/-1', 'Bio page', '/api/bio/'],
  ['/overlays/0', 'Overlay', '/api/overlay/'],
  ['/splash/abc', 'Splash page', '/api/splash/'],
  ['/qr/1e3', 'QR code', '/api/qr/'],
  ['/qr/0x10/edit', 'QR code', '/api/qr/'],
])('the invalid address %s says that there is no %s, without requesting it', async (address, what, path) => {
  const { asked } = renderPage(address, { as: ada });
  expect(await screen.findByText(`${what} not found`)).toBeTruthy();
  expect(asked(path)).toEqual([]);
});
