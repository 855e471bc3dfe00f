import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Created, Id, pageOf, PageQuery, text, Timestamp } from './envelope.ts';

/** In the specification's order. Other servers answer with vendors' own words, so answers are an open set. */
export const pixelTypes = [
  'tagmgrpixel',
  'analyticspixel',
  'socialonepixel',
  'adsearchpixel',
  'professionalpixel',
  'microblogpixel',
  'retargetpixel',
  'qandapixel',
  'pinboard',
  'searchengine',
  'snapmsg',
  'forum',
  'shortvideo',
] as const;

export const Pixel = z.strictObject({
  id: Id,
  type: z.string(),
  name: z.string(),
  tag: z.string(),
  date: Timestamp,
});
export type Pixel = z.output<typeof Pixel>;

export const AddPixel = z.object({
  type: z.enum(pixelTypes, `The type must be one of ${pixelTypes.join(', ')}.`),
  name: text('The name', 191),
  tag: text('The tag', 191).regex(/^[\w.:/-]+$/, 'A tag has letters, digits, and . : / - _ only.'),
});

export const pixels = {
  list: endpoint({
    method: 'GET',
    path: '/api/pixels',
    summary: 'List tracking pixels',
    query: PageQuery,
    response: pageOf('pixels', Pixel),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/pixel/add',
    summary: 'Add a tracking pixel',
    body: AddPixel,
    response: Created,
  }),
};
