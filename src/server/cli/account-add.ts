import { Email, Username } from '#contract/account.ts';
import { addAccount } from '#server/services/add-account.ts';
import { noteStaff } from './account-staff.ts';
import { command } from './command.ts';
import { Expiry, flag, optional, Plan, required } from './option.ts';
import { passwordOption, readPassword } from './read-password.ts';

export const accountAdd = command({
  name: 'account add',
  summary: 'Create an account with an API key',
  options: {
    email: required('EMAIL', Email, 'E-mail address to sign in with'),
    username: required('NAME', Username, 'Username, part of public addresses'),
    password: passwordOption,
    plan: optional('PLAN', Plan, 'Name of the plan (default: free)'),
    expires: optional("'YYYY-MM-DD[ HH:MM:SS]'", Expiry, 'When the plan expires, in UTC (default: never)'),
    staff: flag('Give access to the support pages'),
  },
  async run({ email, username, password, plan, expires, staff }, { db }) {
    const password_hash = await readPassword(password);
    const { id, key } = await db.transaction().execute(async (trx) => {
      const made = await addAccount(trx, {
        email,
        username,
        password_hash,
        plan,
        expires_at: expires,
        staff,
      });
      if (staff) await noteStaff(trx, { id: made.id, username }, true);
      return made;
    });
    return {
      json: { id, email, username, key },
      text: `Account ${id} (${username}) created.\nIts API key, shown only once: ${key}`,
    };
  },
});
