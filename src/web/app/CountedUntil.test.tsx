import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clockTime } from '#web/lib/dates.ts';
import { addLink } from '#test/add-link.ts';
import { holdLock } from '#test/hold-lock.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestService } from '#test/start-service.ts';
import { recordInPast } from '#test/visits-in-past.ts';

let service: TestService;
let letGo: (() => Promise<void>) | undefined;
afterEach(async () => {
  await letGo?.();
  await service.stop();
});

test('the page shows the time of its figures only while visits are still being counted', async () => {
  service = await startService({ countPatience: 0 });
  const ada = await service.addAccount();
  const { id } = await addLink(service, ada.id, { alias: 'poster' });
  // The first call with a key records that it was used.
  const ask = () => service.call('GET', '/api/urls', { key: ada.key });
  await ask();
  let until: string | null = null;
  while (until === null) {
    await letGo?.();
    await recordInPast(service, { kind: 'link', target_id: id }, 0);
    // The lock keeps the visit from being counted, unless that has already happened.
    letGo = await holdLock(service.service.config.DATA_DIR);
    until = (await ask()).headers.get('X-Counted-Until');
  }
  const { go } = renderPage('/links', { as: { server: service.url, key: ada.key } });
  const note = await screen.findByText(/^Figures as of/);
  expect(note.textContent).toBe(`Figures as of ${clockTime(new Date(Number(until) * 1000))}`);
  await letGo?.();
  await service.service.recorder.counted();
  await go('/qr');
  await waitFor(() => expect(screen.queryByText(/Figures as of/)).toBeNull());
});
