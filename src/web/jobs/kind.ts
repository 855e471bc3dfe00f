import { figuresKey } from '#web/api/lists.ts';
import type { Sending } from '#web/client/exchange.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { Job, JobRow, NewRow, Outcome } from './job.ts';

/** The result of a request. */
export interface RowResponse {
  result?: unknown;
  /** Stored next to the job because of its size. */
  part?: unknown;
  /** Rows that turned out to be needed as well. */
  more?: readonly NewRow[];
}

/** The results of the rows of one request, in their order. */
export interface BatchResponse {
  outcomes: readonly Outcome[];
  /** Stored next to the job because of its size. */
  part?: unknown;
}

export const doneBy = ({ part, ...told }: RowResponse): BatchResponse => ({
  outcomes: [{ state: 'done', ...told }],
  part,
});

export interface Kind {
  readonly name: string;
  /** Whether a row may be sent again if its result is unknown. */
  readonly repeatable: boolean;
  /** Maximum number of rows per request. */
  mostTogether(): number;
  /** Returns the rows that can share a request with the first one. */
  together(rows: readonly JobRow[]): readonly JobRow[];
  /**
   * Sends rows in one request.
   * @throws {ApiError}
   */
  send(job: Job, rows: readonly JobRow[], sending: Sending): Promise<BatchResponse>;
  /**
   * Looks for the result of a row. Returns undefined if it isn't found.
   * @throws {ApiError}
   */
  check(job: Job, row: JobRow, sending: Sending): Promise<RowResponse | undefined>;
  /** Updates this page's cache after a job. */
  refresh(client: QueryClient, job: Job): void;
}

/**
 * Sends several rows in one request, if the server supports that. Repeating the request must have no further effect.
 */
export interface Batching<Item, Task> {
  /** Maximum number of rows per request. */
  most: () => number;
  /** Only items with the same value share a request. */
  sameOf: (item: Item) => string;
  send: (items: readonly Item[], task: Task, sending: Sending) => Promise<readonly Outcome[]>;
}

interface Definition<Task extends z.ZodMiniType, Item extends z.ZodMiniType> {
  name: string;
  task: Task;
  item: Item;
  send: (item: z.output<Item>, task: z.output<Task>, sending: Sending) => Promise<RowResponse>;
  together?: Batching<z.output<Item>, z.output<Task>>;
  /** If omitted, a row may be sent again, so repeating it must have no further effect. */
  check?: (item: z.output<Item>, job: Job, sending: Sending) => Promise<RowResponse | undefined>;
  refresh: (client: QueryClient, job: Job, task: z.output<Task>) => void;
}

/** Defines a kind of job. Stored data is validated first, since an older version of the app may have written it. */
export const defineKind = <Task extends z.ZodMiniType, Item extends z.ZodMiniType>({
  name,
  task,
  item,
  send,
  together,
  check,
  refresh,
}: Definition<Task, Item>): Kind => ({
  name,
  repeatable: check === undefined,
  mostTogether: () => together?.most() ?? 1,
  together(rows) {
    const [first] = rows;
    const parsed = item.safeParse(first?.item).data;
    if (!together || parsed === undefined) return rows.slice(0, 1);
    const same = together.sameOf(parsed);
    const isSame = (row: JobRow) => {
      const other = item.safeParse(row.item).data;
      return other !== undefined && together.sameOf(other) === same;
    };
    return rows.filter(isSame).slice(0, together.most());
  },
  async send(job, rows, sending) {
    const of = task.parse(job.task);
    const items = rows.map((row) => item.parse(row.item));
    if (together && items.length > 1) return { outcomes: await together.send(items, of, sending) };
    const [only] = items;
    return only === undefined ? { outcomes: [] } : doneBy(await send(only, of, sending));
  },
  check: async (job, row, sending) => check?.(item.parse(row.item), job, sending),
  refresh(client, job) {
    const parsed = task.safeParse(job.task);
    if (parsed.success) refresh(client, job, parsed.data);
    void client.invalidateQueries({ queryKey: figuresKey });
  },
});
