import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { isRecord } from '#contract/answers/fits.ts';

interface Answer {
  key: readonly unknown[];
  data: unknown;
}

/** Writes JSON, with a Map as `{ map: [[key, value], …] }`. Throws on values that can't be read back. */
const written = (value: unknown) =>
  JSON.stringify(value, function (this: Record<string, unknown>, name, next: unknown) {
    const original = this[name];
    if (original instanceof Date || original instanceof Set) throw new TypeError('JSON has no such value.');
    return original instanceof Map ? { map: [...(original as Map<unknown, unknown>)] } : next;
  });

const read = (text: string) =>
  JSON.parse(text, (_name, value: unknown) => {
    const entries = isRecord(value) && Object.keys(value).length === 1 ? value['map'] : undefined;
    return Array.isArray(entries) ? new Map(entries as [unknown, unknown][]) : value;
  }) as Answer[];

const isWritable = ({ queryKey, state }: Query) => {
  try {
    return written([queryKey, state.data]) !== undefined;
  } catch {
    return false;
  }
};

/** Serializes the data of the open page's queries. */
export const serializeQueries = (client: QueryClient): string =>
  written(
    client
      .getQueryCache()
      .getAll()
      .filter((query) => query.isActive() && query.state.status === 'success' && isWritable(query))
      .map(({ queryKey, state }): Answer => ({ key: queryKey, data: state.data })),
  );

/** Returns a query's kept data, by the hash of its key. Undefined if there is none. */
export const keptQueryData = (answers: string, hash: string) =>
  read(answers).find(({ key }) => hashKey(key) === hash)?.data;

/** Starts a page's queries with the kept data. All of them are refetched, as users expect of a reload. */
export function restoreQueries(client: QueryClient, answers: string) {
  for (const { key, data } of read(answers)) client.setQueryData(key, data, { updatedAt: 1 });
}
