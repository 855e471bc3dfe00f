import { isRecord } from '#contract/answers/fits.ts';
import { client as words } from '#web/words/client.ts';

/** The user's own credentials during the visit. */
interface Own {
  server: string;
  key: string;
  kind: 'session' | 'key';
  expires?: string;
}

/** A visit to an account that is only viewed. */
export type Viewing =
  /** Support staff viewing an account. The service enforces that nothing changes. */
  | {
      kind: 'inspection';
      id: number;
      account: { id: number; username: string };
      reason: string;
      revealed: boolean;
      own: Own;
    }
  /** By the visitor's own choice. Only this dashboard enforces it. */
  | { kind: 'choice' };
export type Inspection = Extract<Viewing, { kind: 'inspection' }>;

/** Returns the explanation shown wherever something could otherwise be changed. */
export const readOnlyReasonOf = (visit: Viewing | undefined): string | undefined =>
  visit === undefined
    ? undefined
    : visit.kind === 'inspection'
      ? words.inspecting(visit.account.username)
      : words.inspectOnly;

const isText = (value: unknown) => typeof value === 'string';

/** Whether the stored value contains a caller and a server. */
export const isOwn = (kept: unknown): kept is Own =>
  isRecord(kept) &&
  isText(kept['server']) &&
  isText(kept['key']) &&
  kept['key'] !== '' &&
  (kept['kind'] === 'session' || kept['kind'] === 'key') &&
  (kept['expires'] === undefined || isText(kept['expires']));

export function isViewing(kept: unknown): kept is Viewing {
  if (!isRecord(kept)) return false;
  if (kept['kind'] === 'choice') return true;
  const { kind, id, account, reason, revealed, own } = kept;
  return (
    kind === 'inspection' &&
    Number.isInteger(id) &&
    isRecord(account) &&
    Number.isInteger(account['id']) &&
    isText(account['username']) &&
    isText(reason) &&
    typeof revealed === 'boolean' &&
    isOwn(own)
  );
}
