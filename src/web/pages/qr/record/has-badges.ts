import type { Qr } from '#contract/qr.ts';

/** Whether a code differs from one that simply works. */
export const hasBadges = (code: Qr) => Boolean(code.static || code.start || code.expiry || code.password);
