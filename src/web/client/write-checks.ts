/** How to find out by reading whether a change was made that got no answer. */
import type { Endpoint, ListEndpoint, ResponseOf, RowOf } from '#contract/endpoint.ts';
import { agrees, justAdded, type Listed, type Members } from './agreement.ts';
import { ApiError } from './api-error.ts';
import type { Request } from './exchange.ts';
import { readAll } from './read-all.ts';

export type Ask = <E extends Endpoint>(endpoint: E, request: Request<E>) => Promise<ResponseOf<E>>;

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
}

export type WriteCheck<Answer = unknown> = (sent: Sent) => Promise<Found<Answer> | undefined>;

/** A list from its beginning to its end. */
export const allOf =
  <E extends ListEndpoint>(endpoint: E) =>
  async ({ ask }: Sent): Promise<readonly RowOf<E>[]> =>
    readAll<RowOf<E>>(async (query) => {
      const { data } = (await ask(endpoint, { query } as never)) as { data: Record<string, unknown> };
      return { rows: data[endpoint.rows] as readonly RowOf<E>[], result: Number(data['result']) };
    });

export const done = (message: string) => ({ error: 0 as const, message });
const deleted = done('Deleted.');

export const goneFrom =
  (list: (sent: Sent) => Promise<readonly { id: number }[]>): WriteCheck<typeof deleted> =>
  async (sent) =>
    (await list(sent)).some(({ id }) => id === sent.id) ? {} : { answer: deleted };

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
    const row = listed && justAdded(listed, sent.body, name(sent), sent.since);
    if (row === undefined) return undefined;
    return row === null ? {} : { answer: answer(row) };
  };

/** The beginning of a list tells what is new only where it begins with the newest, or is the whole. */
export function newest<Row extends { id: number }>(
  rows: readonly Row[],
  result: number,
): readonly Row[] | undefined {
  const [first, last] = [rows[0]?.id ?? 0, rows.at(-1)?.id ?? 0];
  return rows.length >= result || first > last ? rows : undefined;
}
