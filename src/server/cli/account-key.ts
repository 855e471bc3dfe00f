import { text } from '#contract/envelope.ts';
import { addApiKey } from '#server/services/add-account.ts';
import { command } from './command.ts';
import { findAccount } from './find-account.ts';
import { account, optional } from './option.ts';

export const accountKey = command({
  name: 'account key',
  summary: 'Create an API key for an account',
  options: {
    account,
    name: optional('NAME', text('The name', 191), 'Name of the key (default: "Command line")'),
  },
  async run({ account, name = 'Command line' }, { db }) {
    const { id, email, username } = await findAccount(db, account);
    const key = await addApiKey(db, id, name);
    return {
      json: { id, email, username, name, key },
      text: `API key for ${username}, shown only once: ${key}`,
    };
  },
});
