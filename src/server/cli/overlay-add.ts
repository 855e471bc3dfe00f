import { z } from 'zod';
import { AddOverlay } from '#contract/overlays.ts';
import { now } from '#server/rules/clock.ts';
import { membersSent } from '#server/http/members-sent.ts';
import * as overlays from '#server/store/overlays.ts';
import { command } from './command.ts';
import { findAccount } from './find-account.ts';
import { account, optional, required } from './option.ts';

const types = ['message', 'contact', 'newsletter', 'poll', 'coupon', 'image'] as const;
const { name, message, button, url, color } = AddOverlay.shape;

export const overlayAdd = command({
  name: 'overlay add',
  summary: 'Create a call-to-action overlay',
  options: {
    account,
    name: required('NAME', name, 'Name of the overlay'),
    type: required('TYPE', z.enum(types, `The type must be one of ${types.join(', ')}.`), types.join(', ')),
    message: optional('TEXT', message, 'Message to visitors; the overlay isn’t shown without one'),
    button: optional('TEXT', button, 'Text of the button'),
    url: optional('URL', url, 'Destination of the button; there’s no button without one'),
    color: optional('COLOR', color, 'Such as #3b53d9'),
  },
  async run({ account, name, type, message, button, url, color }, { db }) {
    const { id: account_id, username } = await findAccount(db, account);
    const content = membersSent({ message, button, url, color });
    const id = await overlays.add(db, { name, type, ...content, account_id, created_at: now() });
    return { json: { id, type, name }, text: `Overlay ${id} (${name}) created for ${username}.` };
  },
});
