/**
 * Returns the source of a function that runs in a page, without its comments and indentation. Node has already removed
 * its types.
 */
export const inlineText = (code: (...values: never[]) => void): string =>
  String(code)
    .replaceAll(/\/\*\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/[ \t]*\n\s*/g, '\n')
    .replaceAll(/ {2,}/g, ' ');
