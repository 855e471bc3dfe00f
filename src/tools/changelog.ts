const heading = /^## \[([^\]]+)\].*$/gm;

/** Returns a changelog's notes on a version, without its heading, or '' if there are none. */
export function notesOf(changelog: string, version: string): string {
  const headings = [...changelog.matchAll(heading)];
  const place = headings.findIndex(([, name]) => name === version);
  const found = headings[place];
  if (!found) return '';
  return changelog.slice(found.index + found[0].length, headings[place + 1]?.index).trim();
}

/** Returns a changelog with its unreleased notes under a version. */
export const withVersion = (changelog: string, version: string, day: string): string =>
  changelog.replace(/^## \[Unreleased\]$/m, (unreleased) => `${unreleased}\n\n## [${version}] - ${day}`);
