/** Lines of the stack to include. Later lines belong to the framework. */
const depth = 6;

/**
 * Returns a report for those who help with an error. It names the page and the fault, and contains no key, account or
 * account data.
 */
export function errorReport(error: unknown, path: string, now = new Date()): string {
  const fault = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const where = stack
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line))
    .slice(0, depth)
    .map((line) => line.trim());
  return [
    fault,
    ...where,
    '',
    `Page: ${path}`,
    `Time: ${now.toISOString()}`,
    `Browser: ${navigator.userAgent}`,
  ].join('\n');
}
