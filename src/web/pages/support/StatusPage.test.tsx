import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let service: TestService;
let grace: TestAccount;

beforeAll(async () => {
  service = await startService();
  grace = await service.addAccount({ staff: true, username: 'grace' });
});
afterAll(() => service.stop());
beforeEach(() => sessionStorage.clear());

const as = ({ key }: TestAccount) => ({ as: { server: service.url, key } });
const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('the status page is linked from the support page and shows that everything works', async () => {
  const { user } = renderPage('/support', as(grace));
  await user.click(await screen.findByRole('link', { name: 'Status' }));
  const card = await screen.findByRole('region', { name: 'All systems operational' });
  expect(within(card).getByText(/^Waypost \d/)).toBeTruthy();
  expect(['Database', 'Disk', 'Counting', 'Visits waiting', 'Lost visits'].map(valueOf)).toEqual([
    'Operational',
    'Operational',
    'Up to date',
    'None',
    'None',
  ]);
});

test('the status page explains each problem, and shows the recovery on the next check', async () => {
  const readiness = vi.spyOn(service.service.health, 'readiness').mockResolvedValue({
    ready: false,
    database: 'full',
    disk: 'full',
    backlog: 1200,
    journal: 3_000_000,
    journalFull: false,
    lost: 1,
  });
  const { user } = renderPage('/support/status', as(grace));
  await screen.findByRole('region', { name: 'Something needs attention' });
  expect(valueOf('Database')).toContain('Reading still works.');
  expect(valueOf('Disk')).toContain('Free up space');
  expect(valueOf('Counting')).toContain('1,200 visits left');
  expect(valueOf('Visits waiting')).toContain('3 MB');
  expect(valueOf('Lost visits')).toContain('1 visit');
  readiness.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('region', { name: 'All systems operational' });
});

test('the status page is refused to users who aren’t staff', async () => {
  renderPage('/support/status', as(await service.addAccount()));
  expect(await screen.findByText('Support staff only')).toBeTruthy();
});
