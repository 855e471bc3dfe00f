import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Count, given, Id, pageOf, PageQuery, success, Timestamp } from './envelope.ts';
import { Statistics } from './statistics.ts';

export const Link = z.strictObject({
  id: Id,
  alias: z.string(),
  shorturl: z.string(),
  longurl: z.string(),
  clicks: Count,
  title: z.string(),
  description: z.string(),
  date: Timestamp,
});
export type Link = z.output<typeof Link>;

/** Both descend: newest first, most clicked first. */
export const LinkOrder = z.enum(['date', 'click'], 'order must be date or click.');

const LinkQueryMembers = PageQuery.extend({
  order: given(LinkOrder).describe('Newest first (date, also if not given) or most clicked first (click)'),
  short: given(z.string().trim().max(2048)).describe(
    'A short URL or its alias. All other parameters are ignored, and the answer is one link.',
  ),
  q: given(z.string().trim().max(500, 'q can have at most 500 characters.')).describe(
    'Keywords: each must be in the alias, the destination, the title or the description',
  ),
});

/** With `short` all other parameters are ignored, wrong ones too. */
export const LinkQuery = z.preprocess(
  (query: Record<string, unknown>) => (query.short ? { short: query.short } : query),
  LinkQueryMembers,
) as unknown as typeof LinkQueryMembers;
export type LinkQuery = z.output<typeof LinkQuery>;

/** The answer when `short` is sent and matches. No match is a failure with HTTP 200. */
export const FoundLink = z.strictObject({ error: success, details: Link, data: Statistics });
export type FoundLink = z.output<typeof FoundLink>;

export const LinkPage = pageOf('urls', Link);

export const links = {
  list: endpoint({
    method: 'GET',
    path: '/api/urls',
    summary: 'List short links, or look one up by its short URL',
    query: LinkQuery,
    response: z.union([LinkPage, FoundLink]),
  }),
};
