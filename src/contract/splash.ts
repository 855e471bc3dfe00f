import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, pageOf, PageQuery, Timestamp } from './envelope.ts';

export const Splash = z.strictObject({ id: Id, name: z.string(), date: Timestamp });
export type Splash = z.output<typeof Splash>;

export const splash = {
  list: endpoint({
    method: 'GET',
    path: '/api/splash',
    summary: 'List custom splash pages',
    query: PageQuery,
    response: pageOf('splash', Splash),
  }),
};
