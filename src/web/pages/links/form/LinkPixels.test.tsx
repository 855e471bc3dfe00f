import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pixelsOf } from '#test/pixels.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService } from '#test/start-service.ts';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const head = (title: string) => screen.getByText(title, { selector: 'summary *' }).closest('summary');

test('pixels are found by search, and added to and removed from a link', async () => {
  const service = await startService();
  const bob = await service.addAccount();
  const { addPixel } = pixelsOf(service, bob);
  const spring = await addPixel('socialonepixel');
  await addPixel('forum', 'nothing');
  for (let at = 0; at < 8; at += 1) await addPixel('shortvideo');
  const first = renderPage('/links?open=new', { as: bob });
  await screen.findByRole('dialog', { name: 'New link' });
  type('Destination', 'https://acme.example/fires');
  await first.user.click(screen.getByText('Pixels', { selector: 'summary *' }));
  await screen.findByText(/They fire for visitors who agree/);
  expect(screen.getByRole('checkbox', { name: /^Reddit Won’t fire: Reddit/ })).toBeTruthy();
  type('Find pixel', 'meta 3819');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /TikTok/ })).toBeNull());
  await first.user.click(screen.getByRole('checkbox', { name: 'Facebook (Meta)' }));
  expect(head('Pixels')?.textContent).toContain('1 pixel');
  await first.user.click(screen.getByRole('button', { name: 'Create link' }));
  await screen.findByText('Link created');
  const { id } = (await service.call('GET', '/api/urls', { key: bob.key })).body.data.urls[0];
  const kept = async () =>
    (await service.call('GET', `/api/url/${id}`, { key: bob.key })).body.options.pixels;
  expect(await kept()).toEqual([spring]);
  first.unmount();
  const { user } = renderPage(`/links?open=edit-${id}`, { as: bob });
  const chosen = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Facebook (Meta)' });
  expect(chosen.checked).toBe(true);
  await user.click(chosen);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Link saved');
  expect(await kept()).toEqual([]);
  await service.stop();
});
