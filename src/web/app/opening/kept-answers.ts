import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { isRecord } from '#contract/answers/fits.ts';

interface Answer {
  key: readonly unknown[];
  data: unknown;
}

/** JSON, with a Map as `{ map: [[key, value], …] }`. Throws at what can't be read back. */
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

/** What the open page's queries have answered. */
export const writeAnswers = (client: QueryClient): string =>
  written(
    client
      .getQueryCache()
      .getAll()
      .filter((query) => query.isActive() && query.state.status === 'success' && isWritable(query))
      .map(({ queryKey, state }): Answer => ({ key: queryKey, data: state.data })),
  );

/** What a query had answered, by the hash of its key; undefined: nothing that is still asked. */
export const keptAnswer = (answers: string, hash: string) =>
  read(answers).find(({ key }) => hashKey(key) === hash)?.data;

/** Has a page's queries begin with them. All of them are asked for again, as somebody who reloads expects. */
export function readAnswers(client: QueryClient, answers: string) {
  for (const { key, data } of read(answers)) client.setQueryData(key, data, { updatedAt: 1 });
}
