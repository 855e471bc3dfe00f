import * as accounts from '#server/store/account.ts';
import { forgetAll } from '#server/store/devices.ts';
import * as keys from '#server/store/keys.ts';
import { endOfAccount } from '#server/store/mail-tokens.ts';
import { command } from './command.ts';
import { findAccount } from './find-account.ts';
import { account } from './option.ts';
import { sendMessages } from './send-messages.ts';
import { passwordOption, readPassword } from './read-password.ts';

export const accountPassword = command({
  name: 'account password',
  summary: 'Set an account’s password and end its sessions; API keys keep working',
  options: { account, password: passwordOption },
  async run({ account, password }, { db, config, publicUrl }) {
    const found = await findAccount(db, account);
    const { id, email, username } = found;
    const password_hash = await readPassword(password);
    await db.transaction().execute(async (trx) => {
      await accounts.update(trx, id, { password_hash });
      await endOfAccount(trx, id);
      await keys.endSessions(trx, id);
      await forgetAll(trx, id);
    });
    const told = accounts.isConfirmed(found)
      ? await sendMessages({ db, config, publicUrl }, (post) =>
          post.passwordChanged({ accountId: id, email, username }, 'account'),
        )
      : undefined;
    return {
      json: { id, email, username },
      text: `Changed the password of ${username} and ended all sessions.${
        told === false ? ' Couldn’t send the e-mail about it.' : ''
      }`,
    };
  },
});
