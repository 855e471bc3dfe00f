import type { ClientResponse } from './client.ts';
import { isSuccess, type CheckContext, type Members, rowsOf } from './checks.ts';

/** What was created and must be deleted, as the paths that delete it. A path has no id if the server returned none. */
export type Traces = Set<string>;

export interface WriteContext extends CheckContext {
  traces: Traces;
  /** Ends every name, so that no other record of the account is affected. */
  mark: string;
}

function idOf(answer: ClientResponse): string {
  const id = answer.json?.['id'];
  return isSuccess(answer) && (typeof id === 'number' || typeof id === 'string') ? String(id) : '';
}

/** Checks that an operation which changes data sends the integer 0 as `error`. */
export const checkZero = (
  { report }: CheckContext,
  name: string,
  { json, status }: ClientResponse,
): boolean =>
  report.check(
    `${name} error`,
    'error is the integer 0',
    json?.['error'] === 0,
    json ? json['error'] : status,
  );

export function checkDone(means: CheckContext, name: string, answer: ClientResponse): void {
  checkZero(means, name, answer);
  const message = answer.json?.['message'];
  means.report.check(
    `${name} message`,
    'message says what was done',
    typeof message === 'string' && message !== '',
    message,
  );
}

export async function remove(trying: WriteContext, name: string, path: string): Promise<void> {
  const answer = await trying.asker.ask('DELETE', path);
  checkDone(trying, name, answer);
  if (isSuccess(answer)) trying.traces.delete(path);
}

/**
 * Creates a record, and remembers how to delete it.
 * @returns its id, or "" if there is none
 */
export async function create(
  { asker, traces }: WriteContext,
  path: string,
  body: Members,
  goneBy: (id: string) => string,
): Promise<{ answer: ClientResponse; id: string }> {
  const answer = await asker.ask('POST', path, { body });
  const id = idOf(answer);
  traces.add(goneBy(id));
  return { answer, id };
}

export const equal = (
  { report }: CheckContext,
  name: string,
  member: string,
  answer: ClientResponse,
  wanted: unknown,
) =>
  report.check(
    `${name} ${member}=`,
    `${member} is what was sent`,
    answer.json?.[member] === wanted,
    answer.json?.[member],
  );

export async function inList(
  { asker }: CheckContext,
  path: string,
  rows: string,
  id: string,
): Promise<Members | undefined> {
  const found = rowsOf(await asker.ask('GET', `${path}?limit=100`), rows);
  return found.find((row) => String(row['id']) === id);
}

const kinds = [
  { kind: 'campaign', path: '/api/campaigns', rows: 'campaigns' },
  { kind: 'channel', path: '/api/channels', rows: 'channels' },
  { kind: 'qr', path: '/api/qr', rows: 'qrs' },
  { kind: 'domain', path: '/api/domains', rows: 'domains' },
  { kind: 'pixel', path: '/api/pixels', rows: 'pixels' },
] as const;

/** Deletes what is left, including records that were created although the response didn't say so. */
export async function cleanUp({ asker, traces, mark }: WriteContext): Promise<void> {
  for (const { kind, path, rows } of kinds) {
    const lost = `/api/${kind}//delete`;
    if (!traces.delete(lost)) continue;
    const found = rowsOf(await asker.ask('GET', `${path}?limit=100`, { always: true }), rows);
    const ours = found.filter(({ name, domain }) => `${String(name)} ${String(domain)}`.includes(mark));
    for (const { id } of ours) traces.add(`/api/${kind}/${String(id)}/delete`);
  }
  for (const path of traces) {
    const answer = await asker.ask('DELETE', path, { always: true });
    if (isSuccess(answer) || answer.status === 404) traces.delete(path);
  }
}
