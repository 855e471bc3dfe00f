import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { qrStudio as words } from '#web/words/qr-studio.ts';

/** Steps that users take in the studio, for its tests. */

export const choose = async (user: UserEvent, does: RegExp) =>
  user.click(await screen.findByRole('radio', { name: does }));

export const fill = async (user: UserEvent, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
};

export const saveNew = (user: UserEvent) => user.click(screen.getByRole('button', { name: words.create }));

/** Returns the id of the code whose page has opened. */
export const idIn = async (address: () => string) => {
  await waitFor(() => expect(address()).toMatch(/^\/qr\/\d+$/));
  return address().slice('/qr/'.length);
};

export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
