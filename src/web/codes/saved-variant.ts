import type { Qr } from '#contract/qr.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { currentCredentials, staysSignedIn } from '#web/client/credentials.ts';
import type { Variant } from './variants.ts';

/** Stores the variant of a code chosen in the studio, for servers that don't. */
const nameOf = (id: number) => `qr-variant:${currentCredentials()?.server ?? ''}|${id}`;

const isKeptDirect = (id: number) =>
  (readStored('tab', nameOf(id)) ?? readStored('browser', nameOf(id))) === 'direct';

export const saveVariant = (id: number, variant: Variant) =>
  writeStored(staysSignedIn() ? 'browser' : 'tab', nameOf(id), variant === 'direct' ? variant : undefined);

/** Returns a code's variant from the server or, failing that, from this browser. */
export const variantOfCode = ({ id, kind, static: isStatic = isKeptDirect(id) }: Qr): Variant =>
  isStatic || kind === 'payment' ? 'direct' : 'tracked';
