import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { ListCall, RowOf } from '#contract/endpoint.ts';
import { maxLimit } from '#contract/limits.ts';
import { type List, listOptions, rowsIn } from './lists.ts';
import { whenWide } from './wide-limit.ts';

/** Returns a function that reads a record again before it's saved, to find changes made elsewhere. */
export const rereadDetail = <Data, Key extends QueryKey, Values>(
  client: QueryClient,
  detail: QueryExecuteOptions<Data, Error, Data, Data, Key>,
  valuesIn: (data: Data) => Values,
) => whenWide(async () => valuesIn(await client.query({ staleTime: 0, ...detail })));

/** Time in ms in which the check for changes and the save that follows share what was read. */
const once = 1000;

/** Works as `rereadDetail` does, for a record that only its list contains. It finds those of the first thousand. */
export const rereadRow = <E extends ListCall, Values>(
  client: QueryClient,
  of: List<E>,
  id: number,
  valuesOf: (row: RowOf<E>) => Values,
) =>
  rereadDetail(
    client,
    { ...listOptions(of, { limit: maxLimit, page: 1 } as never), staleTime: once },
    (page) => {
      const row = rowsIn(of.endpoint, page).find((each) => each.id === id);
      return row && valuesOf(row);
    },
  );
