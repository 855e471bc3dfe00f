import type { Sending } from '#web/client/exchange.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Job, JobRow, NewRow } from './job.ts';

/** What an answer brought. */
export interface Sent {
  result?: unknown;
  /** Kept beside the job, since it is much. */
  part?: unknown;
  /** What turned out to be still to do. */
  more?: readonly NewRow[];
}

export interface Kind {
  readonly name: string;
  /** Whether a row may be sent again when it is not known what became of it. */
  readonly repeatable: boolean;
  /** Sends the one request of a row. @throws {ApiError} */
  send(job: Job, row: JobRow, sending: Sending): Promise<Sent>;
  /** Looks for what a row should have brought about; undefined: it was not found. @throws {ApiError} */
  check(job: Job, row: JobRow, sending: Sending): Promise<Sent | undefined>;
  /** Brings what this page has in memory up to date with what was done. */
  refresh(client: QueryClient, job: Job): void;
}

interface Definition<Task extends z.ZodType, Item extends z.ZodType> {
  name: string;
  task: Task;
  item: Item;
  send: (item: z.output<Item>, task: z.output<Task>, sending: Sending) => Promise<Sent>;
  /** Without it a row may be sent again: doing it twice does what doing it once does. */
  check?: (item: z.output<Item>, job: Job, sending: Sending) => Promise<Sent | undefined>;
  refresh: (client: QueryClient, job: Job, task: z.output<Task>) => void;
}

/** What was stored is looked at before it is believed: an older version of this app may have written it. */
export const defineKind = <Task extends z.ZodType, Item extends z.ZodType>({
  name,
  task,
  item,
  send,
  check,
  refresh,
}: Definition<Task, Item>): Kind => ({
  name,
  repeatable: check === undefined,
  send: async (job, row, sending) => send(item.parse(row.item), task.parse(job.task), sending),
  check: async (job, row, sending) => check?.(item.parse(row.item), job, sending),
  refresh(client, job) {
    const parsed = task.safeParse(job.task);
    if (parsed.success) refresh(client, job, parsed.data);
  },
});
