import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('the setting for when pixels fire is saved for the account', async () => {
  const bob = await service.addAccount();
  const body = { type: 'forum', name: 'One', tag: 't2_one' };
  await service.call('POST', '/api/pixel/add', { key: bob.key, body });
  const { user } = renderPage('/pixels', { as: bob });
  await screen.findByText('One');
  // The first view doesn’t wait for the card, since the card waits for the first view.
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
  const setting = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'When pixels fire' });
  expect(setting.value).toBe('ask');
  // It isn't a filter of the list, but a setting with a name of its own.
  expect(within(screen.getByRole('region', { name: 'When pixels fire' })).getByRole('combobox')).toBe(
    setting,
  );
  expect(screen.getByText(/^Visitors are asked once/)).toBeTruthy();
  await user.selectOptions(setting, 'Never fire');
  await screen.findByText('Pixel settings saved');
  expect(screen.getByText(/^Links redirect immediately/)).toBeTruthy();
  expect((await service.call('GET', '/api/pixels/firing', { key: bob.key })).body.data.firing).toBe('off');
});
