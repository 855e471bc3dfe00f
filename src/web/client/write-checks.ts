/** How to find out by reading whether a change was made that got no answer. */
import type { Call, ListCall, ResponseOf, RowOf } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import type { Request } from './exchange.ts';
import { unreadableIn } from './list-status.ts';
import { readAll } from './read-all.ts';

/** What a request sent, or what a record says, by the names of the request's members. */
export type Members = Readonly<Record<string, unknown>>;

/** Servers write an address with or without a slash at its end, and some trim what they are sent. */
const plain = (value: unknown) =>
  typeof value === 'string' ? value.trim().replace(/\/$/, '') : JSON.stringify(value);

/**
 * Whether the record says now what was sent: false when a member differs, undefined when all that it shows agree and it
 * does not show each.
 * @param emptied members where "" is a value; elsewhere it means "not given", as null does
 */
function agrees(sent: Members, record: Members, emptied: readonly string[] = []): boolean | undefined {
  const given = Object.entries(sent).filter(
    ([name, value]) => value !== undefined && value !== null && (value !== '' || emptied.includes(name)),
  );
  const shown = given.filter(([name]) => record[name] !== undefined);
  if (shown.some(([name, value]) => plain(value) !== plain(record[name]))) return false;
  return shown.length === given.length ? true : undefined;
}

interface Listed {
  id: number;
  members: Members;
  /** When it was made, in ms since 1970; undefined where the list does not tell. */
  made?: number;
}

/** Some servers write a number as text, names in lower case, or domains without their scheme. */
const written = (value: unknown) =>
  plain(typeof value === 'number' ? `${value}` : value)
    ?.toLowerCase()
    .replace(/^https?:\/\//, '');

/** How records call what is sent by another name. */
const recordNames: Readonly<Record<string, string>> = { custom: 'alias', url: 'longurl' };

/**
 * Whether a record that can't be read may be what a change is about: nothing in it says that it is another.
 * @param record as it came
 * @param sent what the record would say
 */
export function mayBe(record: unknown, sent: Members): boolean {
  const told = (typeof record === 'object' ? record : null) as Members | null;
  return Object.entries(sent).every(([name, value]) => {
    const said = told?.[recordNames[name] ?? name];
    return said === undefined || said === null || written(said) === written(value);
  });
}

/** Between the clocks of a browser and a server, in ms. */
const tolerance = 120_000;

/**
 * Of the rows the one that was just added: the newest of all, and as it was sent. `null`: none of them is like it.
 * undefined: one is, but it may have been there before.
 * @param name the member by which it is known
 */
function justAdded<Row extends Listed>(
  rows: readonly Row[],
  sent: Members,
  name: string,
  since: number,
): Row | null | undefined {
  if (!sent[name]) return undefined;
  const alike = rows.filter(({ members }) => agrees({ [name]: sent[name] }, members) === true);
  if (alike.length === 0) return null;
  const newest = Math.max(...rows.map(({ id }) => id));
  return alike.find(
    ({ id, members, made = since }) =>
      id === newest && agrees(sent, members) !== false && made >= since - tolerance,
  );
}

export type Ask = <E extends Call>(endpoint: E, request: Request<E>) => Promise<ResponseOf<E>>;

/** A change without an answer, as it was sent. */
export interface Sent {
  id: number;
  body: Members;
  /** When, in ms since 1970. */
  since: number;
  ask: Ask;
}

/** Without an answer: the change has not been made. */
export interface Found<Answer> {
  answer?: Answer;
  /** What the record would say that was looked for, and is in no list. */
  absent?: Members;
}

export type WriteCheck<Answer = unknown> = (sent: Sent) => Promise<Found<Answer> | undefined>;

/** A list from its beginning to its end. */
export const allOf =
  <E extends ListCall>(endpoint: E) =>
  async ({ ask }: Sent): Promise<readonly RowOf<E>[]> =>
    readAll<RowOf<E>>(async (query) => {
      const { data } = (await ask(endpoint, { query } as never)) as { data: Record<string, unknown> };
      return {
        rows: data[endpoint.rows] as readonly RowOf<E>[],
        unreadable: unreadableIn(data),
        result: Number(data['result']),
      };
    });

export const done = (message: string) => ({ error: 0 as const, message });
const deleted = done('Deleted.');

export const goneFrom =
  (list: (sent: Sent) => Promise<readonly { id: number }[]>): WriteCheck<typeof deleted> =>
  async (sent) =>
    (await list(sent)).some(({ id }) => id === sent.id) ? {} : { answer: deleted, absent: { id: sent.id } };

/** By its own address, where it has one. */
export const goneAt =
  (read: (sent: Sent) => Promise<unknown>): WriteCheck<typeof deleted> =>
  async (sent) => {
    try {
      await read(sent);
      return {};
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { answer: deleted };
      throw error;
    }
  };

export const changed =
  <Record extends { id: number }, Answer>(
    read: (sent: Sent) => Promise<Record | undefined>,
    members: (record: Record) => Members,
    answer: (record: Record) => Answer,
    emptied?: readonly string[],
  ): WriteCheck<Answer> =>
  async (sent) => {
    const record = await read(sent);
    const verdict = record && agrees(sent.body, members(record), emptied);
    if (!record || verdict === undefined) return undefined;
    return verdict ? { answer: answer(record) } : {};
  };

export const ofList =
  <Record extends { id: number }>(list: (sent: Sent) => Promise<readonly Record[]>) =>
  async (sent: Sent) =>
    (await list(sent)).find(({ id }) => id === sent.id);

export const added =
  <Row extends Listed, Answer>(
    rows: (sent: Sent) => Promise<readonly Row[] | undefined>,
    name: (sent: Sent) => string,
    answer: (row: Row) => Answer,
  ): WriteCheck<Answer> =>
  async (sent) => {
    const listed = await rows(sent);
    const key = name(sent);
    const row = listed && justAdded(listed, sent.body, key, sent.since);
    if (row === undefined) return undefined;
    return row === null ? { absent: { [key]: sent.body[key] } } : { answer: answer(row) };
  };

/** The beginning of a list tells what is new only where it begins with the newest, or is the whole. */
export function newest<Row extends { id: number }>(
  rows: readonly Row[],
  data: { result: number },
): readonly Row[] | undefined {
  const [first, last] = [rows[0]?.id ?? 0, rows.at(-1)?.id ?? 0];
  return rows.length + unreadableIn(data) >= data.result || first > last ? rows : undefined;
}
