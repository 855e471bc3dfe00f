import { keep, recall } from '#web/browser/kept.ts';
import { currentCredentials, isStaying } from '#web/client/credentials.ts';
import type { Variant } from './variants.ts';

/** Which kind of a code was chosen in the studio. No server keeps it, as a code is both. */
const nameOf = (id: number) => `qr-variant:${currentCredentials()?.server ?? ''}|${id}`;

export const keptVariant = (id: number): Variant | undefined =>
  (recall('tab', nameOf(id)) ?? recall('browser', nameOf(id))) === 'direct' ? 'direct' : undefined;

export const keepVariant = (id: number, variant: Variant) =>
  keep(isStaying() ? 'browser' : 'tab', nameOf(id), variant === 'direct' ? variant : undefined);
