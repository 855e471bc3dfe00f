import { text } from '#contract/envelope.ts';
import { now } from '#server/http/clock.ts';
import * as splash from '#server/store/splash.ts';
import { command } from './command.ts';
import { findAccount } from './find-account.ts';
import { account, required } from './option.ts';

export const splashAdd = command({
  name: 'splash add',
  summary: 'Make a custom splash page',
  options: {
    account,
    name: required('NAME', text('The name', 191), 'What the splash page is called'),
  },
  async run({ account, name }, { db }) {
    const { id: account_id, username } = await findAccount(db, account);
    const id = await splash.add(db, { account_id, name, created_at: now() });
    return { json: { id, name }, text: `Splash page ${id} (${name}) has been made for ${username}.` };
  },
});
