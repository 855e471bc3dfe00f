import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { windowThatNarrows } from '#test/page/narrow-window.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService } from '#test/start-service.ts';

test('a narrow window shows as text why a pixel won’t fire', async () => {
  const service = await startService();
  const ada = await service.addAccount();
  const body = { type: 'forum', name: 'Odd', tag: 'T-Odd' };
  await service.call('POST', '/api/pixel/add', { key: ada.key, body });
  const { narrow } = windowThatNarrows('(width < 768px)');
  renderPage('/pixels', { as: ada });
  await screen.findByText('Won’t fire');
  expect(screen.queryByText(/Check the ID\.$/)).toBeNull();
  narrow();
  expect(screen.getByText(/Check the ID\.$/)).toBeTruthy();
  await service.stop();
});
