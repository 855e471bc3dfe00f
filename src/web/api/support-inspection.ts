import { support } from '#contract/calls.ts';
import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { StartInspection, SupportAccount } from '#contract/support-records.ts';
import { forgetBudget } from '#web/client/budget.ts';
import { call } from '#web/client/client.ts';
import { beginViewing, type Credentials, currentCredentials, isExpired } from '#web/client/credentials.ts';
import type { Inspection } from '#web/client/viewing.ts';

type Inspected = Pick<SupportAccount, 'id' | 'username'>;
type Because = Omit<z.input<typeof StartInspection>, 'account'>;

interface Opened {
  id: number;
  key: string;
  expires: string;
  reason: string;
  own: Credentials;
}

/** Inspections that this page has opened, by account. Their keys are stored nowhere else, so a reload forgets them. */
const opened = new Map<number, Opened>();

/** Opens an account's findings and requests on the support pages. */
export async function openInspection(account: number, why: Because): Promise<void> {
  const own = currentCredentials();
  if (!own) return;
  const { id, key, expires } = await call(support.inspect, { body: { account, ...why } });
  opened.set(account, { id, key, expires, reason: why.reason, own });
}

/**
 * Makes this tab show the other user's account. Other tabs don't change.
 * @returns false if no inspection of the account is open
 */
export function enterInspection({ id: account, username }: Inspected): boolean {
  const found = opened.get(account);
  opened.delete(account);
  const own = currentCredentials();
  if (!found || isExpired(found) || found.own.key !== own?.key) return false;
  const { id, key, expires, reason } = found;
  forgetBudget();
  beginViewing({
    server: own.server,
    key,
    kind: 'key',
    expires,
    visit: { kind: 'inspection', id, account: { id: account, username }, reason, revealed: false, own },
  });
  return true;
}

/** Closes an inspection that `openInspection` opened. */
export const closeInspection = mutationOptions({
  mutationFn: ({ id }: { id: number; account: number }) => call(support.end, { params: { id } }),
  onSuccess: (_done, { account }, _result, { client }) => {
    opened.delete(account);
    return client.resetQueries({ queryKey: ['support', 'account', account] });
  },
});

function changeVisit({ expires, ...more }: { expires?: string; revealed?: boolean }) {
  const now = currentCredentials();
  if (now?.visit?.kind !== 'inspection') return;
  beginViewing({ ...now, ...(expires !== undefined && { expires }), visit: { ...now.visit, ...more } });
}

export async function extendInspection({ id, own }: Inspection) {
  const { expires } = await call(support.extend, { params: { id }, as: own });
  changeVisit({ expires });
}

/** Responses from now on contain the whole e-mail address. */
export async function revealInspected({ account, own }: Inspection) {
  await call(support.reveal, { params: { id: account.id }, body: {}, as: own });
  changeVisit({ revealed: true });
}
