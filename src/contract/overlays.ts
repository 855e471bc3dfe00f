import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, pageOf, PageQuery, Timestamp } from './envelope.ts';

export const Overlay = z.strictObject({ id: Id, type: z.string(), name: z.string(), date: Timestamp });
export type Overlay = z.output<typeof Overlay>;

export const overlays = {
  list: endpoint({
    method: 'GET',
    path: '/api/overlay',
    summary: 'List call-to-action overlays',
    query: PageQuery,
    response: pageOf('cta', Overlay),
  }),
};
