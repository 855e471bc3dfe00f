import { figuresKey } from '#web/api/lists.ts';
import type { Sending } from '#web/client/exchange.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { Job, JobRow, NewRow, Outcome } from './job.ts';

/** What an answer brought. */
export interface Sent {
  result?: unknown;
  /** Kept beside the job, since it is much. */
  part?: unknown;
  /** What turned out to be still to do. */
  more?: readonly NewRow[];
}

/** What became of the rows of one request, in their order. */
export interface Answers {
  outcomes: readonly Outcome[];
  /** Kept beside the job, since it is much. */
  part?: unknown;
}

export const doneBy = ({ part, ...told }: Sent): Answers => ({
  outcomes: [{ state: 'done', ...told }],
  part,
});

export interface Kind {
  readonly name: string;
  /** Whether a row may be sent again when it is not known what became of it. */
  readonly repeatable: boolean;
  /** How many rows one request takes, at most. */
  mostTogether(): number;
  /** Those of the rows that go out in one request with the first of them. */
  together(rows: readonly JobRow[]): readonly JobRow[];
  /** Sends the one request of such rows. @throws {ApiError} */
  send(job: Job, rows: readonly JobRow[], sending: Sending): Promise<Answers>;
  /** Looks for what a row should have brought about; undefined: it was not found. @throws {ApiError} */
  check(job: Job, row: JobRow, sending: Sending): Promise<Sent | undefined>;
  /** Brings what this page has in memory up to date with what was done. */
  refresh(client: QueryClient, job: Job): void;
}

/** How rows go out together, where the server takes many at once. Doing them twice must do what doing them once does. */
export interface Together<Item, Task> {
  /** Rows that one request takes, at most. */
  most: () => number;
  /** Only items with the same go together. */
  sameOf: (item: Item) => string;
  send: (items: readonly Item[], task: Task, sending: Sending) => Promise<readonly Outcome[]>;
}

interface Definition<Task extends z.ZodMiniType, Item extends z.ZodMiniType> {
  name: string;
  task: Task;
  item: Item;
  send: (item: z.output<Item>, task: z.output<Task>, sending: Sending) => Promise<Sent>;
  together?: Together<z.output<Item>, z.output<Task>>;
  /** Without it a row may be sent again: doing it twice does what doing it once does. */
  check?: (item: z.output<Item>, job: Job, sending: Sending) => Promise<Sent | undefined>;
  refresh: (client: QueryClient, job: Job, task: z.output<Task>) => void;
}

/** What was stored is looked at before it is believed: an older version of this app may have written it. */
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
