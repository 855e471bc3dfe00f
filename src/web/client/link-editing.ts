import { links } from '#contract/calls.ts';
import type { Call } from '#contract/endpoint.ts';
import { client as words } from '#web/words/client.ts';
import { ApiError } from './api-error.ts';
import { currentCredentials } from './credentials.ts';
import { isNamed, switchLinks } from './server-extensions.ts';

const changes: readonly Call[] = [links.add, links.update, links.delete];

/** How servers answer at an address, or to a method, that they have nothing for. */
const isNothingThere = (status: number) => [404, 405, 501].includes(status);

/** Changes that have been answered in this tab, by server: it offers them. */
const known = new Set<string>();
const nameOf = ({ method, path }: Call) => `${method} ${currentCredentials()?.server ?? ''}${path}`;

export function noteEditing(endpoint: Call) {
  if (changes.includes(endpoint)) known.add(nameOf(endpoint));
}

/**
 * A server that does not name link editing and has nothing at its address does not offer it: then it is switched off, and
 * the form says why. One that offers it answers the same where somebody else has deleted the link.
 * @param isGone whether the link is no longer in the list; undefined where that can't be told
 */
export async function withoutEditing(
  endpoint: Call,
  error: unknown,
  isGone: () => Promise<boolean | undefined>,
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || !isNothingThere(error.status)) return error;
  if (!changes.includes(endpoint) || isNamed('links')) return error;
  if (error.status === 404) {
    if (known.has(nameOf(endpoint))) return error;
    if (endpoint !== links.add && (await isGone()) !== false) return error;
  }
  switchLinks({ isOn: false, missing: `${endpoint.method} ${endpoint.path}` });
  return new ApiError(words.noEditing, { kind: 'refused', status: error.status, cause: error });
}
