import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Done,
  given,
  givenText,
  Id,
  IdIn,
  IdParams,
  pageOf,
  PageQuery,
  removable,
  success,
  text,
  Timestamp,
} from './envelope.ts';
import { AddOptions, LinkOptions, LinkState, UpdateOptions } from './link-options.ts';
import { Statistics } from './statistics.ts';
import { preprocess } from './preprocess.ts';
import { Alias, Destination } from './urls.ts';

export const Link = z.strictObject({
  id: Id,
  alias: z.string(),
  shorturl: z.string(),
  longurl: z.string(),
  clicks: Count,
  title: z.string(),
  description: z.string(),
  date: Timestamp,
  /** Extension: the description on public pages, if they show one. `description` is only for the account. */
  publicdescription: z.optional(z.string()),
  /** The link's campaign, or the latest one if there are several. Null if there is none. Not every server sends it. */
  campaign: z.optional(z.nullable(Id)),
  /** Extension: all of the link's campaigns, if there are several. */
  campaigns: z.optional(z.array(Id)),
  /** The link's channels. Not every server sends them. */
  channel: z.optional(z.array(Id)),
  /** Extension: only sent for a link that does more than redirect to its destination. */
  state: z.optional(LinkState),
});
export type Link = z.output<typeof Link>;

/** Both orders descend: newest first, most clicked first. */
export const LinkOrder = z.enum(['date', 'click'], 'order must be date or click.');

const LinkQueryMembers = z.extend(PageQuery, {
  order: given(LinkOrder, 'Newest first (date, also if not given) or most clicked first (click)'),
  short: given(
    z.string().check(z.trim(), z.maxLength(2048)),
    'A short URL or its alias. All other parameters are ignored, and the answer is one link.',
  ),
  q: given(
    z.string().check(z.trim(), z.maxLength(500, 'q can have at most 500 characters.')),
    'Keywords: each must be in the alias, the destination, the title or the description',
  ),
});

/** With `short`, all other parameters are ignored, even invalid ones. */
export const LinkQuery = preprocess(
  (query: Record<string, unknown>) => (query.short ? { short: query.short } : query),
  LinkQueryMembers,
) as unknown as typeof LinkQueryMembers;
export type LinkQuery = z.output<typeof LinkQuery>;

/** The response if `short` is sent and matches. If it doesn't match, the response is a failure with HTTP status 200. */
export const FoundLink = z.strictObject({ error: success, details: Link, data: Statistics });
export type FoundLink = z.output<typeof FoundLink>;

export const LinkPage = pageOf('urls', Link);

export const LinkTitle = text('The title', 300);
export const LinkDescription = text('The description', 2000);
const PublicDescription = text('The public description', 2000);

const domainError = 'Enter one of your domains, such as go.example.com.';

/** One of the account's branded domains, or the service's main host, with or without a scheme. It becomes a host. */
const LinkDomain = z.string(domainError).check(
  z.trim(),
  z.maxLength(300, domainError),
  z.overwrite((value) => URL.parse(/^[a-z]+:\/\//i.test(value) ? value : `https://${value}`)?.host ?? ''),
  z.refine((host) => host !== '', domainError),
);

/** Links don't support the type for a frame around the destination. An overlay uses such a frame. */
const LinkType = z.enum(
  ['direct', 'splash'],
  'The type must be direct or splash. To show a message over the destination, set an overlay.',
);

/** A single id is also accepted without a list. */
const idsOf = (error: string, tooMany: string) =>
  preprocess(
    (value) => (/^\d{1,10}$/.test(String(value)) && !Array.isArray(value) ? [value] : value),
    z.array(IdIn, error).check(z.maxLength(100, tooMany)),
  ) as unknown as z.ZodMiniArray<typeof IdIn>;
const Campaigns = idsOf(
  'Enter the ids of campaigns, such as [7].',
  'A link can go to at most 100 campaigns at once.',
);
const Channels = idsOf(
  'Enter the ids of channels, such as [7].',
  'A link can go to at most 100 channels at once.',
);

export const AddLink = z.object({
  url: Destination,
  custom: given(Alias, 'The alias; a random one if not given'),
  domain: given(LinkDomain, "One of the account's branded domains; the main host if not given"),
  title: givenText(LinkTitle),
  description: givenText(LinkDescription, 'Notes for the account alone'),
  publicdescription: givenText(PublicDescription, 'What public pages say of it (extension descriptions)'),
  ...AddOptions,
  type: given(
    LinkType,
    'What visitors pass, as other servers of this API ask for it: splash goes with `splash`, direct with neither that nor `overlay`',
  ),
  campaign: given(Campaigns, 'The campaigns that it goes to. One id is taken without a list, too.'),
  channel: given(Channels, 'The channels that it goes to. One id is taken without a list, too.'),
});

export const UpdateLink = z.object({
  url: given(Destination),
  custom: given(Alias, 'Another alias: the short URL that the link had leads nowhere from then on'),
  domain: given(LinkDomain, 'Another host, likewise'),
  title: removable(LinkTitle),
  description: removable(LinkDescription),
  publicdescription: removable(PublicDescription),
  ...UpdateOptions,
  type: given(LinkType, 'As when it is made'),
  campaign: given(
    Campaigns,
    'All campaigns that it is in from then on; [] takes it out of each (extension groups)',
  ),
  channel: given(Channels, 'All channels that it is in from then on, likewise'),
});

/** A link with the members that are only needed for editing. A server that offers only `links` omits the options. */
export const LinkDetail = z.extend(FoundLink, { options: z.optional(LinkOptions) });

export const FreeQuery = z.object({
  custom: Alias,
  domain: given(LinkDomain, 'The main host if not given'),
});

const ShortUrl = z.string().check(z.meta({ alsoNamed: ['short'] }));
const AddedLink = z.strictObject({ error: success, id: Id, shorturl: ShortUrl });
/** Other servers respond to an update with a message only. */
const SavedLink = z.strictObject({
  error: success,
  message: z.optional(z.string()),
  id: z.optional(Id),
  shorturl: z.optional(ShortUrl),
});

export const links = {
  list: endpoint({
    method: 'GET',
    path: '/api/urls',
    refuses: [200],
    summary: 'List short links, or look one up by its short URL',
    counts: true,
    query: LinkQuery,
    rows: 'urls',
    response: z.union([LinkPage, FoundLink]),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/url/:id',
    summary: 'Read a short link and its statistics',
    counts: true,
    extension: 'links',
    params: IdParams,
    response: LinkDetail,
  }),
  free: endpoint({
    method: 'GET',
    path: '/api/url/free',
    summary: 'Check whether an alias is available',
    extension: 'options',
    query: FreeQuery,
    response: z.strictObject({ error: success, free: z.boolean() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/url/add',
    summary: 'Create a short link',
    extension: 'links',
    body: AddLink,
    response: AddedLink,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/url/:id/update',
    summary: 'Edit a short link',
    extension: 'links',
    params: IdParams,
    body: UpdateLink,
    response: SavedLink,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/url/:id/delete',
    summary: 'Delete a short link with its statistics',
    extension: 'links',
    params: IdParams,
    response: Done,
  }),
};
