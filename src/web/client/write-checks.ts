/** Finds out by reading whether a change without a response was made. */
import type { Call, ListCall, ResponseOf, RowOf } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import type { Request } from './exchange.ts';
import { unreadableCount } from './list-status.ts';
import { readAll } from './read-all.ts';

/** What a request sent or what a record contains, under the names of the request's members. */
export type Members = Readonly<Record<string, unknown>>;

/** Servers write an address with or without a trailing slash, and some trim their input. */
const plain = (value: unknown) =>
  typeof value === 'string' ? value.trim().replace(/\/$/, '') : JSON.stringify(value);

/**
 * Whether the record now has the values that were sent. Returns false if a member differs, and undefined if all members
 * that the record shows agree but some aren't shown.
 * @param emptied members where "" is a value. Elsewhere it means "not given", as null does.
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
  /** When the record was created, in ms since 1970. Omitted if the list doesn't say. */
  made?: number;
}

/** Some servers write a number as text, names in lower case, or domains without their scheme. */
const written = (value: unknown) =>
  plain(typeof value === 'number' ? `${value}` : value)
    ?.toLowerCase()
    .replace(/^https?:\/\//, '');

/** Names in records of members that requests call differently. */
const recordNames: Readonly<Record<string, string>> = { custom: 'alias', url: 'longurl' };

/**
 * Whether an unreadable record may be the one that a change is about, which is the case unless a value in it differs.
 * @param record as the server sent it
 * @param sent the values that the record would have
 */
export function couldBe(record: unknown, sent: Members): boolean {
  const told = (typeof record === 'object' ? record : null) as Members | null;
  return Object.entries(sent).every(([name, value]) => {
    const said = told?.[recordNames[name] ?? name];
    return said === undefined || said === null || written(said) === written(value);
  });
}

/** Allowed difference between the clocks of a browser and a server, in ms. */
const tolerance = 120_000;

/**
 * Returns the row that was just added: the newest of all, with the values that were sent. Returns null if no row has
 * the name, and undefined if one does but may be older.
 * @param name the member that identifies the record
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

/** A change without a response, as it was sent. */
export interface SentChange {
  id: number;
  body: Members;
  /** When it was sent, in ms since 1970. */
  since: number;
  ask: Ask;
}

/** The result of a lookup. Without `answer`, the change wasn't made. */
export interface LookupResult<Answer> {
  answer?: Answer;
  /** The values of the record that was looked for and is in no list. */
  absent?: Members;
}

export type WriteCheck<Answer = unknown> = (sent: SentChange) => Promise<LookupResult<Answer> | undefined>;

export const allOf =
  <E extends ListCall>(endpoint: E) =>
  async ({ ask }: SentChange): Promise<readonly RowOf<E>[]> =>
    readAll<RowOf<E>>(async (query) => {
      const { data } = (await ask(endpoint, { query } as never)) as { data: Record<string, unknown> };
      return {
        rows: data[endpoint.rows] as readonly RowOf<E>[],
        unreadable: unreadableCount(data),
        result: Number(data['result']),
      };
    });

export const done = (message: string) => ({ error: 0 as const, message });
const deleted = done('Deleted.');

export const deletedFrom =
  (list: (sent: SentChange) => Promise<readonly { id: number }[]>): WriteCheck<typeof deleted> =>
  async (sent) =>
    (await list(sent)).some(({ id }) => id === sent.id) ? {} : { answer: deleted, absent: { id: sent.id } };

/** Checks a deletion at the record's own address. */
export const deletedAt =
  (read: (sent: SentChange) => Promise<unknown>): WriteCheck<typeof deleted> =>
  async (sent) => {
    try {
      await read(sent);
      return {};
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { answer: deleted };
      throw error;
    }
  };

export const checkChanged =
  <Record extends { id: number }, Answer>(
    read: (sent: SentChange) => Promise<Record | undefined>,
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
  <Record extends { id: number }>(list: (sent: SentChange) => Promise<readonly Record[]>) =>
  async (sent: SentChange) =>
    (await list(sent)).find(({ id }) => id === sent.id);

export const checkAdded =
  <Row extends Listed, Answer>(
    rows: (sent: SentChange) => Promise<readonly Row[] | undefined>,
    name: (sent: SentChange) => string,
    answer: (row: Row) => Answer,
  ): WriteCheck<Answer> =>
  async (sent) => {
    const listed = await rows(sent);
    const key = name(sent);
    const row = listed && justAdded(listed, sent.body, key, sent.since);
    if (row === undefined) return undefined;
    return row === null ? { absent: { [key]: sent.body[key] } } : { answer: answer(row) };
  };

/** Returns the rows if they show what is new: only if the list begins with the newest or is complete. */
export function newest<Row extends { id: number }>(
  rows: readonly Row[],
  data: { result: number },
): readonly Row[] | undefined {
  const [first, last] = [rows[0]?.id ?? 0, rows.at(-1)?.id ?? 0];
  return rows.length + unreadableCount(data) >= data.result || first > last ? rows : undefined;
}
