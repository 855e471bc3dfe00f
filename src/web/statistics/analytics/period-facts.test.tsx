import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { windowThatNarrows } from '#test/page/narrow-window.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';
import { phone } from '#web/browser/media.ts';

let service: TestService;
let ada: TestAccount;
let menu: { id: number; shorturl: string };

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
  menu = await addLink(service, ada.id, { alias: 'menu', created_at: 1_700_000_000 });
  await visitInPast(service, { kind: 'link', target_id: menu.id }, 3, 2);
});
afterAll(() => service.stop());

const firstFact = async () => {
  renderPage(`/links/by?short=${encodeURIComponent(menu.shorturl)}`, {
    as: { server: service.url, key: ada.key },
  });
  return (await screen.findByText(/^First click in this period: /)).textContent;
};

test('the facts of a period are separated by dots', async () => {
  expect(await firstFact()).toMatch(/ ·$/);
});

test('on a phone, the facts of a period have no dots', async () => {
  windowThatNarrows(phone).narrow();
  expect(await firstFact()).not.toMatch(/·/);
});
