import type { BulkAction, BulkResult } from '#contract/bulk.ts';
import type { ChannelItemType } from '#contract/channels.ts';
import { maxPerRequest, writeMany } from '#web/api/bulk.ts';
import type { Outcome } from '#web/jobs/job.ts';
import type { Batching } from '#web/jobs/kind.ts';
import { jobs as words } from '#web/words/jobs.ts';
import { refusals } from '#web/words/refusals.ts';

interface Action<Item, Task> {
  action: BulkAction;
  typeOf: (item: Item) => ChannelItemType;
  /** Returns the campaign or channel. */
  groupOf?: (task: Task) => { campaign: number } | { channel: number };
  /** Whether a missing record counts as done. */
  isDoneWhereMissing?: boolean;
}

/** Sends rows through an action that accepts many records per request. */
export const bulkRequest = <Item extends { id: number }, Task>({
  action,
  typeOf,
  groupOf,
  isDoneWhereMissing = false,
}: Action<Item, Task>): Batching<Item, Task> => ({
  most: maxPerRequest,
  sameOf: typeOf,
  async send(items, task, sending) {
    const [first] = items;
    if (!first) return [];
    const body = { action, type: typeOf(first), ids: items.map(({ id }) => id), ...groupOf?.(task) };
    const results = new Map((await writeMany(body, sending)).map((result) => [result.id, result]));
    return items.map(({ id }) => outcomeOf(results.get(id), isDoneWhereMissing));
  },
});

function outcomeOf(result: BulkResult | undefined, isDoneWhereMissing: boolean): Outcome {
  if (!result) return { state: 'unclear', message: words.notConfirmed };
  const { error, status, message } = result;
  const isDone = error === 0 || (isDoneWhereMissing && status === 404);
  return isDone ? { state: 'done' } : { state: 'failed', message: refusals.translated(message) };
}
