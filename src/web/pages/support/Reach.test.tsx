import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import type { TestAccount, TestService } from '#test/start-service.ts';
import { giveReason, startSupport } from '#test/page/support-staff.ts';
import * as download from '#web/browser/download.ts';

let service: TestService;
let grace: TestAccount;
let ada: TestAccount;

beforeAll(async () => {
  ({ service, grace, ada } = await startSupport({
    resolve: async () => {
      throw new Error('ENOTFOUND');
    },
  }));
  // In addition to the destination of the link she has already.
  for (let place = 0; place < 6; place += 1)
    await addLink(service, ada.id, { alias: `to${place}`, longurl: `https://gone${place}.example/` });
});
afterAll(() => service.stop());
beforeEach(() => sessionStorage.clear());

test('the result of a domain and destination check is in the findings and in the export', async () => {
  const { user } = renderPage(`/support/${ada.id}`, { as: { server: service.url, key: grace.key } });
  await user.click(await screen.findByRole('button', { name: 'Give reason' }));
  await giveReason(user, 'Links fail.', 'Show findings and requests');
  await user.click(await screen.findByRole('button', { name: 'Check domains and destinations' }));
  await screen.findByText('7 destination hosts can’t be found');
  const [finding] = within(screen.getByRole('list', { name: 'Findings' })).getAllByRole('listitem');
  expect(finding?.textContent).toMatch(/gone\d\.example.* and 2 more$/);

  const saved = vi.spyOn(download, 'downloadText').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Export for ticket' }));
  await user.type(await screen.findByLabelText('Reason'), 'Links fail.');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Export for ticket' }));
  await user.click(await screen.findByRole('button', { name: 'Download JSON' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]?.[0]).toContain('7 destination hosts can’t be found.');
});
