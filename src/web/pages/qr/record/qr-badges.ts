import { lazy } from 'react';
import type { Qr } from '#contract/qr.ts';

/** Few codes have any: their words come once one is shown. */
export const QrBadges = lazy(async () => ({ default: (await import('./QrBadges.tsx')).QrBadges }));

export const hasBadges = ({ static: isStatic, start, expiry, password }: Qr) =>
  isStatic === true || password === true || start !== undefined || expiry !== undefined;
