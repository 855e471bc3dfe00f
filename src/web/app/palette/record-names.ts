import { palette as words } from '#web/words/palette.ts';
import type { Place } from './recent-places.ts';

type Kind = keyof typeof words.nouns;

const kinds = Object.keys(words.nouns) as Kind[];

/** Returns a record's name. Other servers have unnamed records, for which it returns their kind and id. */
export const nameOrNumber = (name: string, kind: Kind, id: number) =>
  name.trim() === '' ? words.numbered(words.nouns[kind], id) : name;

/** Returns a place's name. A record's page that was left before its name was known is titled by its kind alone. */
export function namedPlace({ path, title }: Place): string {
  const [, list, id] = /^\/(\w+)\/(\d+)$/.exec(path) ?? [];
  const kind = kinds.find((each) => each === list);
  return kind && title === words.nouns[kind] ? nameOrNumber('', kind, Number(id)) : title;
}
