/** A part of a page that can be linked to. */
export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/**
 * Returns a function that creates ids of headings as repository hosts do, so that links between files work in both
 * places.
 */
export function headingIds(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const id = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return times === 0 ? id : `${id}-${times}`;
  };
}
