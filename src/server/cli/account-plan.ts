import { now, timestamp } from '#server/rules/clock.ts';
import { setPlan } from '#server/store/account.ts';
import { command } from './command.ts';
import { findAccount } from './find-account.ts';
import { account, Expiry, optional, Plan, required } from './option.ts';

export const accountPlan = command({
  name: 'account plan',
  summary: 'Change the plan of an account',
  options: {
    account,
    plan: required('PLAN', Plan, 'Name of the plan'),
    expires: optional(
      "'YYYY-MM-DD[ HH:MM:SS]'|never",
      Expiry,
      'When the plan expires, in UTC (default: unchanged)',
    ),
  },
  async run({ account, plan, expires }, { db }) {
    const { id, username, expires_at } = await findAccount(db, account);
    const ends = expires === undefined ? expires_at : expires;
    await setPlan(db, id, plan, ends);
    const shown = ends === null ? null : timestamp(ends);
    const end =
      ends === null
        ? 'never expires'
        : ends > now()
          ? `expires on ${shown} (UTC)`
          : `expired on ${shown} (UTC), and ${username} can’t change anything until you extend it`;
    return {
      json: { id, username, plan, expires: shown },
      text: `${username} is on the ${plan} plan, which ${end}.`,
    };
  },
});
