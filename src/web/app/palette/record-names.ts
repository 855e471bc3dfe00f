import { palette as words } from '#web/words/palette.ts';
import type { Place } from './recent-places.ts';

type Kind = keyof typeof words.nouns;

const kinds = Object.keys(words.nouns) as Kind[];

/** A record's name. Other servers have records without one, which their kind and id name. */
export const nameOrNumber = (name: string, kind: Kind, id: number) =>
  name.trim() === '' ? words.numbered(words.nouns[kind], id) : name;

/** A place's name. A record's page that was left before it knew the name was called by its kind alone. */
export function namedPlace({ path, title }: Place): string {
  const [, list, id] = /^\/(\w+)\/(\d+)$/.exec(path) ?? [];
  const kind = kinds.find((each) => each === list);
  return kind && title === words.nouns[kind] ? nameOrNumber('', kind, Number(id)) : title;
}
