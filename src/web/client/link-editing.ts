import { links } from '#contract/calls.ts';
import type { Call } from '#contract/endpoint.ts';
import { client as words } from '#web/words/client.ts';
import { ApiError } from './api-error.ts';
import { currentCredentials } from './credentials.ts';
import { isExtensionNamed, setLinkSwitch } from './server-extensions.ts';

const changes: readonly Call[] = [links.add, links.update, links.delete];

/** Whether a status is one that servers use for an address or method that they don't have. */
const isNothingThere = (status: number) => [404, 405, 501].includes(status);

/** Changes that have been answered in this tab, by server. They prove that the server offers link editing. */
const known = new Set<string>();
const nameOf = ({ method, path }: Call) => `${method} ${currentCredentials()?.server ?? ''}${path}`;

export function noteEditing(endpoint: Call) {
  if (changes.includes(endpoint)) known.add(nameOf(endpoint));
}

/**
 * Switches link editing off if a server doesn't name it and has nothing at its address. The form then shows why. A
 * server that does offer it responds the same if someone else has deleted the link.
 * @param isGone whether the link is no longer in the list, or undefined if that can't be determined
 */
export async function switchOffLinkEditing(
  endpoint: Call,
  error: unknown,
  isGone: () => Promise<boolean | undefined>,
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || !isNothingThere(error.status)) return error;
  if (!changes.includes(endpoint) || isExtensionNamed('links')) return error;
  if (error.status === 404) {
    if (known.has(nameOf(endpoint))) return error;
    if (endpoint !== links.add && (await isGone()) !== false) return error;
  }
  setLinkSwitch({ isOn: false, missing: `${endpoint.method} ${endpoint.path}` });
  return new ApiError(words.noEditing, { kind: 'refused', status: error.status, cause: error });
}
