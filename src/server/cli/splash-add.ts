import { AddSplash, maxCountdown } from '#contract/splash.ts';
import { now } from '#server/rules/clock.ts';
import { membersSent } from '#server/http/members-sent.ts';
import * as splash from '#server/store/splash.ts';
import { command } from './command.ts';
import { findAccount } from './find-account.ts';
import { account, optional, required, whole } from './option.ts';

const { name, title, message, button, color } = AddSplash.shape;

export const splashAdd = command({
  name: 'splash add',
  summary: 'Create a splash page',
  options: {
    account,
    name: required('NAME', name, 'Name of the splash page'),
    title: optional('TITLE', title, 'Heading'),
    message: optional('TEXT', message, 'Text below the heading'),
    button: optional('TEXT', button, 'Text of the button that continues'),
    seconds: optional('SECONDS', whole(0, maxCountdown), 'Countdown (default: 5, 0 for none)'),
    color: optional('COLOR', color, 'Such as #3b53d9'),
  },
  async run({ account, name, title, message, button, seconds, color }, { db }) {
    const { id: account_id, username } = await findAccount(db, account);
    const content = membersSent({ title, message, button, seconds, color });
    const id = await splash.add(db, { name, ...content, account_id, created_at: now() });
    return { json: { id, name }, text: `Splash page ${id} (${name}) created for ${username}.` };
  },
});
