import { bulk } from '#contract/calls.ts';
import type { z } from 'zod/mini';
import { type BulkWork, maxAtOnce } from '#contract/bulk.ts';
import { call } from '#web/client/client.ts';
import type { Sending } from '#web/client/exchange.ts';
import { hasExtension } from '#web/client/server-extensions.ts';

/** Returns how many records one request can name. Servers without the extension need a request for each. */
export const maxPerRequest = () => (hasExtension('bulk') ? maxAtOnce : 1);

/**
 * Applies one action to many records.
 * @returns the outcome for each record, in the order of the ids
 */
export const writeMany = async (body: z.input<typeof BulkWork>, sending: Sending) =>
  (await call(bulk.write, { body, ...sending })).results;
