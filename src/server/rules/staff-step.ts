import type { Endpoint } from '#contract/endpoint.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/store/database/database.ts';
import * as steps from '#server/store/second-step.ts';
import type { Caller } from './caller.ts';
import { now } from './clock.ts';
import { ApiRefusal } from './api-refusal.ts';

/** Seconds for which a second step is valid when staff access accounts. */
const freshFor = 8 * 60 * 60;

/** What staff must do before they can use the support pages: set up a second step, or complete it again. */
export type StaffStep = (caller: Caller) => Promise<'setup' | 'again' | null>;

/** By default, it applies once any staff member has a second step, so that an update locks nobody out. */
export function createStaffStep(db: Db, setting: Config['STAFF_SECOND_FACTOR']): StaffStep {
  return async ({ isStaff, accountId, keySteppedAt }) => {
    if (!isStaff || setting === 'off') return null;
    if (!(await steps.hasSecondStep(db, accountId)))
      return setting === 'required' || (await steps.staffHasSecondStep(db)) ? 'setup' : null;
    return (keySteppedAt ?? 0) > now() - freshFor ? null : 'again';
  };
}

/** @throws ApiRefusal 403 */
export async function mustHaveSecondStep(
  staffStep: StaffStep,
  caller: Caller,
  { stepped }: Endpoint,
): Promise<void> {
  const wanted = await staffStep(caller);
  if (wanted === 'setup')
    throw new ApiRefusal(
      403,
      'Support staff need a second step. Set one up in the dashboard, under Account.',
    );
  if (wanted !== 'again' || !stepped) return;
  throw new ApiRefusal(
    403,
    caller.keyKind === 'session'
      ? 'Confirm your second step first. The last time was more than 8 hours ago.'
      : 'An API key can’t do this. Sign in to the dashboard with your second step.',
  );
}
