import { countRecovery, findAuthenticator, removeAll } from '#server/store/second-step.ts';
import { all } from '#server/store/passkeys.ts';
import { command } from './command.ts';
import { findAccount } from './find-account.ts';
import { account, flag } from './option.ts';

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

export const accountSecondStep = command({
  name: 'account second-step',
  summary: 'Show or remove the second step of an account',
  options: {
    account,
    remove: flag('Remove passkeys, authenticator app and recovery codes, so only the password is needed'),
  },
  async run({ account, remove }, { db }) {
    const { id, username } = await findAccount(db, account);
    if (remove) {
      await db.transaction().execute((trx) => removeAll(trx, id));
      return {
        json: { id, username, passkeys: 0, app: false, recovery: 0 },
        text: `${username} now signs in with the password only.`,
      };
    }
    const passkeys = (await all(db, id)).length;
    const app = (await findAuthenticator(db, id)) !== undefined;
    const recovery = await countRecovery(db, id);
    return {
      json: { id, username, passkeys, app, recovery },
      text:
        passkeys === 0 && !app
          ? `${username} has no second step.`
          : `${username} has ${counted(passkeys, 'passkey')}, ${app ? 'an' : 'no'} authenticator app and ${counted(recovery, 'recovery code')}.`,
    };
  },
});
