import { isWebUrl } from '#web/lib/urls.ts';
import { readOnlyReason } from './read-only.ts';

/** Whether a public address may be opened here: that counts a visit, which nobody causes who only looks. */
export const mayVisit = (address: string) => isWebUrl(address) && readOnlyReason() === undefined;
