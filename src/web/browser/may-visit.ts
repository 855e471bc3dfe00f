import { isWebUrl } from '#web/lib/urls.ts';
import { readOnlyReason } from './read-only.ts';

/**
 * Returns whether a public address may be opened here. Opening one counts a visit, which support staff must not cause
 * while viewing an account.
 */
export const mayVisit = (address: string) => isWebUrl(address) && readOnlyReason() === undefined;
