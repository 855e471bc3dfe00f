const heading = /^## \[([^\]]+)\].*$/gm;

/** What a changelog says of a version, without its heading; '' where it says nothing. */
export function notesOf(changelog: string, version: string): string {
  const headings = [...changelog.matchAll(heading)];
  const place = headings.findIndex(([, name]) => name === version);
  const found = headings[place];
  if (!found) return '';
  return changelog.slice(found.index + found[0].length, headings[place + 1]?.index).trim();
}

/** A changelog in which what was unreleased is a version. */
export const withVersion = (changelog: string, version: string, day: string): string =>
  changelog.replace(/^## \[Unreleased\]$/m, (unreleased) => `${unreleased}\n\n## [${version}] - ${day}`);
