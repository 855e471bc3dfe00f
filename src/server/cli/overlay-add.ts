import { z } from 'zod';
import { text } from '#contract/envelope.ts';
import { now } from '#server/http/clock.ts';
import * as overlays from '#server/store/overlays.ts';
import { command } from './command.ts';
import { findAccount } from './find-account.ts';
import { account, required } from './option.ts';

const types = ['message', 'contact', 'newsletter', 'poll', 'coupon', 'image'] as const;

export const overlayAdd = command({
  name: 'overlay add',
  summary: 'Make a call-to-action overlay',
  options: {
    account,
    name: required('NAME', text('The name', 191), 'What the overlay is called'),
    type: required('TYPE', z.enum(types, `The type must be one of ${types.join(', ')}.`), types.join(', ')),
  },
  async run({ account, name, type }, { db }) {
    const { id: account_id, username } = await findAccount(db, account);
    const id = await overlays.add(db, { account_id, type, name, created_at: now() });
    return { json: { id, type, name }, text: `Overlay ${id} (${name}) has been made for ${username}.` };
  },
});
