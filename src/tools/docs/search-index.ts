import type { Heading } from './headings.ts';
import { textOf } from './html.ts';

/** A search entry for a part of a page: URL, page, heading, text. */
export type Entry = readonly [url: string, page: string, heading: string, text: string];

/** Returns the parts of a page, from heading to heading. */
export function entriesOf(
  { url, name }: { url: string; name: string },
  html: string,
  headings: readonly Heading[],
): Entry[] {
  const parts = html.split(/<h[1-6] id="[^"]*">.*?<\/h[1-6]>\n/);
  return headings.map(({ id, text, depth }, place): Entry => {
    const words = textOf(parts[place + 1]?.replaceAll(/<\/(?:p|li|td|th|tr|code)>/g, ' ') ?? '');
    const to = depth === 1 ? url : `${url}#${id}`;
    return [to, name, depth === 1 ? '' : text, words.replaceAll(/\s+/g, ' ').trim()];
  });
}
