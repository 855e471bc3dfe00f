import { screen } from '@testing-library/react';
import type { renderPage } from '#test/render-page.tsx';
import { addLink } from '#test/add-link.ts';
import { startService, type TestService } from '#test/start-service.ts';

/** Starts a service with Grace, a member of its support staff, and Ada, a customer with a link. */
export async function startSupport(options?: Parameters<typeof startService>[0]) {
  const service = await startService(options);
  const grace = await service.addAccount({ staff: true, username: 'grace' });
  const ada = await service.addAccount({ username: 'ada', email: 'ada@acme.example', plan: 'pro' });
  await addLink(service, ada.id, { alias: 'menu' });
  return { service, grace, ada };
}

/** Returns what staff did with an account, as its owner sees it, newest first. */
export async function trailOf(service: TestService, key: string) {
  const answer = await service.call('GET', '/api/account/inspections', { key });
  const { data } = answer.body as { data: { trail: { what: string; reason: string; ticket: string }[] } };
  return data.trail;
}

export async function giveReason(
  user: ReturnType<typeof renderPage>['user'],
  reason: string,
  button: string,
): Promise<void> {
  await user.type(await screen.findByLabelText('Reason'), reason);
  await user.click(screen.getByRole('button', { name: button }));
}
