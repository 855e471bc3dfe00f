import { bulk } from '#contract/calls.ts';
import type { z } from 'zod/mini';
import { type BulkWork, mostAtOnce } from '#contract/bulk.ts';
import { call } from '#web/client/client.ts';
import type { Sending } from '#web/client/exchange.ts';
import { hasExtension } from '#web/client/server-extensions.ts';

/** How many records one request can name: on servers without the extension each has a request of its own. */
export const mostTogether = () => (hasExtension('bulk') ? mostAtOnce : 1);

/** Does one thing with many records. @returns what became of each, in the order of the ids */
export const writeMany = async (body: z.input<typeof BulkWork>, sending: Sending) =>
  (await call(bulk.write, { body, ...sending })).results;
