import { hasExtension, useExtension } from './server-extensions.ts';

/**
 * Whether the server is one of this product. If so, the product's decisions on points where the specification is silent
 * are known to hold. No other server is known to list its extensions.
 */
export const useIsOwnService = () => useExtension('session');

/** The same, outside of a component. */
export const isOwnService = () => hasExtension('session');
