/**
 * Whether a service sends the page, for every address below /app. A host of files has it at one address alone: there, what
 * comes after the # says which page is shown.
 */
export const isServed = () => document.documentElement.dataset['config'] !== undefined;
