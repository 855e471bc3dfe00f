/**
 * Returns whether a service serves the page, at every address below /app. A static file host serves it at a single
 * address, where the part after the # is the path.
 */
export const isServed = () => document.documentElement.dataset['config'] !== undefined;
