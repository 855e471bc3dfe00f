import { pixels } from '#contract/calls.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { AddPixel, UpdatePixel } from '#contract/pixels.ts';
import { ApiError } from '#web/client/api-error.ts';
import { call } from '#web/client/client.ts';
import { dropRows, listKey, lists, partsOptions, refetchAfter } from './lists.ts';
import { isVendorWord, vendorWordOf } from './pixel-types.ts';
import type { PixelType } from '#contract/pixel-networks.ts';
import { hasExtension } from '#web/client/server-extensions.ts';

export type PixelPage = ResponseOf<typeof pixels.list>['data'];

export const pixelList = () => partsOptions(lists.pixels);

export const pixelsIn = (pages: readonly PixelPage[]) => pages.flatMap(({ pixels }) => pixels);

type NewPixel = z.output<typeof AddPixel>;

/**
 * Some existing servers accept the vendors' words where the specification has neutral ones. The pixels that a server
 * has listed show which. If none do, the specification's word is tried first. A refusal added nothing, so a second
 * attempt is safe.
 */
function wordsFor(type: PixelType, client: QueryClient): string[] {
  const known = client.getQueryData<InfiniteData<PixelPage, number>>(listKey(lists.pixels));
  if (hasExtension('session')) return [type];
  const words = known ? pixelsIn(known.pages).map((pixel) => pixel.type) : [];
  if (words.some(isVendorWord)) return [vendorWordOf(type)];
  return words.length > 0 ? [type] : [type, vendorWordOf(type)];
}

const mayBeTheWord = (error: unknown) =>
  error instanceof ApiError &&
  error.kind === 'refused' &&
  [200, 400, 422].includes(error.status) &&
  (error.field === undefined || error.field === 'type');

async function add(body: NewPixel, client: QueryClient) {
  const [first = body.type, ...others] = wordsFor(body.type, client);
  // The contract only has the specification's words.
  const send = (word: string) => call(pixels.add, { body: { ...body, type: word as PixelType } });
  try {
    return await send(first);
  } catch (error) {
    const [second] = others;
    if (second === undefined || !mayBeTheWord(error)) throw error;
    return send(second);
  }
}

export const addPixel = mutationOptions({
  mutationFn: (body: NewPixel, { client }) => add(body, client),
  onSuccess: (_added, _body, _result, { client }) => void refetchAfter(client, pixels.add),
});

export const updatePixel = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & z.output<typeof UpdatePixel>) =>
    call(pixels.update, { params: { id }, body }),
  onSuccess: (_done, _change, _result, { client }) => void refetchAfter(client, pixels.update),
});

export const deletePixel = mutationOptions({
  mutationFn: (id: number) => call(pixels.delete, { params: { id } }),
  onSuccess: (_done, id, _result, { client }) => {
    dropRows(client, lists.pixels, new Set([id]));
    void refetchAfter(client, pixels.delete);
  },
});
