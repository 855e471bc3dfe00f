import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Done, given, Id, IdParams, listOf, PageQuery, success, text, Timestamp } from './envelope.ts';
import { pixelTypes, typeOfWord, vendorWords } from './pixel-types.ts';
import { preprocess } from './preprocess.ts';

export const Pixel = z.strictObject({
  id: Id,
  type: z.string(),
  name: z.string(),
  tag: z.string(),
  date: Timestamp,
});
export type Pixel = z.output<typeof Pixel>;

const Name = text('The name', 191);
const Tag = text('The pixel ID', 191).check(
  z.regex(/^[\w.:/-]+$/, 'A pixel ID can contain letters, digits and . : / - _ only.'),
);

const typeError = `The type must be one of ${pixelTypes.join(', ')}.`;

/** Also accepts vendors' own words, and replaces them with the specification's. */
const PixelType = preprocess(
  (value) => (typeof value === 'string' ? (typeOfWord.get(value.trim().toLowerCase()) ?? value) : value),
  z.enum(pixelTypes, typeError),
).check(z.describe(`Also taken, in the same order: ${vendorWords.join(', ')}`)) as unknown as z.ZodMiniEnum<{
  [Type in (typeof pixelTypes)[number]]: Type;
}>;

export const AddPixel = z.object({
  type: PixelType,
  name: Name,
  tag: Tag,
});

/** The type can't be changed, since the result would be a different pixel. */
export const UpdatePixel = z.object({ name: given(Name), tag: given(Tag) });

/** `ask`: only for visitors who agree. */
export const firings = ['ask', 'on', 'off'] as const;
const Firing = z.enum(firings, 'Choose one of ask, on and off.');
export type Firing = z.output<typeof Firing>;

/** The specification doesn't define this response. Other servers only report success. */
const AddedPixel = z.strictObject({ error: success, id: z.optional(Id) });

export const pixels = {
  list: endpoint({
    method: 'GET',
    path: '/api/pixels',
    summary: 'List tracking pixels',
    query: PageQuery,
    ...listOf('pixels', Pixel),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/pixel/add',
    summary: 'Add a tracking pixel',
    body: AddPixel,
    response: AddedPixel,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/pixel/:id/update',
    summary: 'Edit the name or the ID of a tracking pixel',
    extension: 'pixels',
    params: IdParams,
    body: UpdatePixel,
    response: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/pixel/:id/delete',
    summary: 'Delete a tracking pixel',
    extension: 'pixels',
    params: IdParams,
    response: Done,
  }),
  firing: endpoint({
    method: 'GET',
    path: '/api/pixels/firing',
    summary: 'Read for which visitors the pixels of links and bio pages fire',
    extension: 'firing',
    response: z.strictObject({ error: success, data: z.strictObject({ firing: Firing }) }),
  }),
  setFiring: endpoint({
    method: 'PUT',
    path: '/api/pixels/firing/update',
    summary: 'Choose for which visitors pixels fire: those who allow it (ask), all (on) or none (off)',
    extension: 'firing',
    body: z.object({ firing: Firing }),
    response: Done,
  }),
};
