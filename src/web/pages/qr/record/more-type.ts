import { lazy } from 'react';

/** Names and icons of types that few codes have: they come once one of them is shown. */
export const MoreBadge = lazy(async () => ({ default: (await import('./MoreBadge.tsx')).MoreBadge }));

export const MoreHeld = lazy(async () => ({ default: (await import('./MoreHeld.tsx')).MoreHeld }));
