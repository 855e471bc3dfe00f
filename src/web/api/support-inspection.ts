import type { z } from 'zod';
import { support } from '#contract/support.ts';
import type { StartInspection, SupportAccount } from '#contract/support-records.ts';
import { forgetBudget } from './budget.ts';
import { call } from './client.ts';
import { beginVisit, currentCredentials, endVisit } from './credentials.ts';
import type { Inspection } from './visit.ts';

/** From here on this tab shows the account of somebody else, and other tabs what they did. */
export async function startInspection(
  { id, username }: Pick<SupportAccount, 'id' | 'username'>,
  why: Omit<z.input<typeof StartInspection>, 'account'>,
) {
  const own = currentCredentials();
  if (!own) return;
  const { id: inspection, key, expires } = await call(support.inspect, { body: { account: id, ...why } });
  forgetBudget();
  beginVisit({
    server: own.server,
    key,
    kind: 'key',
    expires,
    visit: {
      kind: 'inspection',
      id: inspection,
      account: { id, username },
      reason: why.reason,
      revealed: false,
      own,
    },
  });
}

function changeVisit({ expires, ...more }: { expires?: string; revealed?: boolean }) {
  const now = currentCredentials();
  if (now?.visit?.kind !== 'inspection') return;
  beginVisit({ ...now, ...(expires !== undefined && { expires }), visit: { ...now.visit, ...more } });
}

export async function extendInspection({ id, own }: Inspection) {
  const { expires } = await call(support.extend, { params: { id }, as: own });
  changeVisit({ expires });
}

/** The whole e-mail address is in what is read from now on. */
export async function revealInspected({ account, own }: Inspection) {
  await call(support.reveal, { params: { id: account.id }, body: {}, as: own });
  changeVisit({ revealed: true });
}

/** At once; settles when the service knows. Where it can't be told, the inspection ends by itself. */
export async function endInspection({ id, own }: Inspection) {
  forgetBudget();
  endVisit();
  await call(support.end, { params: { id }, as: own }).catch(() => undefined);
}
