import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, given, Id, success, WireDate } from './envelope.ts';
import { maxFigures } from './limits.ts';
import { Zone } from './series.ts';

/** Lists whose rows have figures. */
export const figureTypes = [
  'urls',
  'qr',
  'bio',
  'campaigns',
  'channels',
  'domains',
  'overlay',
  'splash',
  'pixels',
] as const;
export type FigureType = (typeof figureTypes)[number];

const idsError = `Enter 1 to ${maxFigures} ids, separated by commas.`;

const Groups = z.strictObject({
  campaigns: z.array(z.strictObject({ id: Id, name: z.string() })),
  channels: z.array(z.strictObject({ id: Id, name: z.string(), color: z.string() })),
});
export type Groups = z.output<typeof Groups>;

const Figures = z.strictObject({
  id: Id,
  /** Visits per day, for links, QR codes and bio pages. */
  series: z.optional(z.array(Count)),
  /** The groups of the record. QR codes and bio pages have no campaigns. */
  groups: z.optional(Groups),
  /** How many links belong to the record or use it. */
  links: z.optional(Count),
  /** Clicks of all links of a campaign. */
  clicks: z.optional(Count),
  /** QR codes and bio pages of a channel, or bio pages that use a pixel. */
  qrs: z.optional(Count),
  bios: z.optional(Count),
});
export type Figures = z.output<typeof Figures>;

export const figures = {
  read: endpoint({
    method: 'GET',
    path: '/api/figures',
    summary: 'Read the figures of up to 100 records of a list',
    counts: true,
    extension: 'figures',
    query: z.object({
      type: z.enum(figureTypes, `The type must be one of ${figureTypes.join(', ')}.`),
      ids: z.string(idsError).check(z.regex(/^\d{1,9}(?:,\d{1,9}){0,99}$/, idsError)),
      zone: given(Zone, 'Time zone of the days, UTC if not given'),
    }),
    response: z.strictObject({
      error: success,
      data: z.strictObject({
        /** The first and last day of `series`. */
        from: WireDate,
        to: WireDate,
        figures: z.array(Figures).check(z.describe('Of those that the account has, in the order of the ids')),
      }),
    }),
  }),
};
