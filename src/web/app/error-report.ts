/** Lines of the stack that tell where; the rest is the framework's. */
const depth = 6;

/** What helps whoever is asked for help. Names the page and the fault; no key, no account, no data of it. */
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
