import { links } from '#contract/calls.ts';
import type { Call } from '#contract/endpoint.ts';
import { client as words } from '#web/words/client.ts';
import { ApiError } from './api-error.ts';
import { isNamed, switchLinks } from './server-extensions.ts';

const changes: readonly Call[] = [links.add, links.update, links.delete];

/** How servers answer at an address, or to a method, that they have nothing for. */
const isNothingThere = (status: number) => [404, 405, 501].includes(status);

/**
 * A server that does not name link editing and has nothing at its address does not offer it: then it is switched off, and
 * the form says why.
 */
export function withoutEditing(endpoint: Call, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || !isNothingThere(error.status)) return error;
  if (!changes.includes(endpoint) || isNamed('links')) return error;
  switchLinks({ isOn: false, missing: `${endpoint.method} ${endpoint.path}` });
  return new ApiError(words.noEditing, { kind: 'refused', status: error.status, cause: error });
}
