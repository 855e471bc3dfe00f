import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, pagesOfOthers } from '#test/servers/open-at.ts';

const openAt = pagesOfOthers();

const link = {
  id: 7,
  alias: 'menu',
  shorturl: 'https://o.example/menu',
  longurl: 'https://acme.com/',
  clicks: 3,
  title: 'Menu',
  description: '',
  date: '2026-03-14 10:00:00',
};
const campaign = {
  id: 5,
  name: 'Spring',
  public: true,
  rotator: false,
  list: 'https://o.example/u/ada/spring',
};

test.each(['/links?open=campaign-7', '/campaigns?open=assign-5'])(
  'the dialog at %s warns that other servers can’t undo the addition',
  async (address) => {
    await openAt(address, {
      'GET /api/urls': listOf('urls', [link]),
      'GET /api/campaigns': listOf('campaigns', [campaign]),
    });
    const dialog = within(await screen.findByRole('dialog', { name: /^Add / }));
    expect(await dialog.findByText('This can’t be undone on this server')).toBeTruthy();
    expect(dialog.queryByText(/won’t be added again/)).toBeNull();
  },
);
