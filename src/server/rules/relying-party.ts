import { ApiRefusal } from './api-refusal.ts';

export const noPasskeys = () =>
  new ApiRefusal(404, 'Passkeys need a host name and https. This server’s address lacks one of them.');

/** The relying party for which passkeys are created, as defined by WebAuthn. */
export interface RelyingParty {
  /** The host name. */
  id: string;
  origin: string;
}

/**
 * Returns null where passkeys don't work. Browsers only create them for a host name, and only over https or on the
 * local machine.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return !isAddress && (protocol === 'https:' || isLocal) ? { id: hostname, origin } : null;
}
