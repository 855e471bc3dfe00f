import { lazy } from 'react';

/** Names and icons of types that few codes have: they come once one of them is shown. */
export const MoreBadge = lazy(async () => ({ default: (await import('./MoreType.tsx')).MoreBadge }));

export const MoreHeld = lazy(async () => ({ default: (await import('./MoreType.tsx')).MoreHeld }));
