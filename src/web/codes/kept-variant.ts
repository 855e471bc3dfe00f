import type { Qr } from '#contract/qr.ts';
import { keep, recall } from '#web/browser/kept.ts';
import { currentCredentials, isStaying } from '#web/client/credentials.ts';
import type { Variant } from './variants.ts';

/** Which kind of a code was chosen in the studio, for servers that don't keep it. */
const nameOf = (id: number) => `qr-variant:${currentCredentials()?.server ?? ''}|${id}`;

const isKeptDirect = (id: number) =>
  (recall('tab', nameOf(id)) ?? recall('browser', nameOf(id))) === 'direct';

export const keepVariant = (id: number, variant: Variant) =>
  keep(isStaying() ? 'browser' : 'tab', nameOf(id), variant === 'direct' ? variant : undefined);

/** Which kind a code is: as its server says, else as this browser remembers. */
export const variantOfCode = ({ id, kind, static: isStatic = isKeptDirect(id) }: Qr): Variant =>
  isStatic || kind === 'payment' ? 'direct' : 'tracked';
