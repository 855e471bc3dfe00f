import { hasExtension, useExtension } from './server-extensions.ts';

/**
 * Whether the server is one of this product: then what the product decided where the specification is silent is
 * known to hold. No other server is known to name what it offers.
 */
export const useIsOwnService = () => useExtension('session');

/** The same outside of a component. */
export const isOwnService = () => hasExtension('session');
