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
  /** Ours: what public pages say of it, where they do; `description` is for the account alone. */
  publicdescription: z.optional(z.string()),
  /** The campaign that it is in, the latest where there are several; null: in none. Not every server tells. */
  campaign: z.optional(z.nullable(Id)),
  /** Ours: all of its campaigns, where there are several. */
  campaigns: z.optional(z.array(Id)),
  /** The channels that it is in. Not every server tells. */
  channel: z.optional(z.array(Id)),
  /** Ours: only of a link that does more than lead to its destination. */
  state: z.optional(LinkState),
});
export type Link = z.output<typeof Link>;

/** Both descend: newest first, most clicked first. */
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

/** With `short` all other parameters are ignored, wrong ones too. */
export const LinkQuery = preprocess(
  (query: Record<string, unknown>) => (query.short ? { short: query.short } : query),
  LinkQueryMembers,
) as unknown as typeof LinkQueryMembers;
export type LinkQuery = z.output<typeof LinkQuery>;

/** The answer when `short` is sent and matches. No match is a failure with HTTP 200. */
export const FoundLink = z.strictObject({ error: success, details: Link, data: Statistics });
export type FoundLink = z.output<typeof FoundLink>;

export const LinkPage = pageOf('urls', Link);

export const LinkTitle = text('The title', 300);
export const LinkDescription = text('The description', 2000);
const PublicDescription = text('The public description', 2000);

const domainError = 'Enter one of your domains, such as go.example.com.';

/** One of the account's branded domains, or the service's main host, with or without a scheme. Sent on as a host. */
const LinkDomain = z.string(domainError).check(
  z.trim(),
  z.maxLength(300, domainError),
  z.overwrite((value) => URL.parse(/^[a-z]+:\/\//i.test(value) ? value : `https://${value}`)?.host ?? ''),
  z.refine((host) => host !== '', domainError),
);

/** A frame around the destination is no link of ours; an overlay is shown in one. */
const LinkType = z.enum(
  ['direct', 'splash'],
  'The type must be direct or splash. To show a message over the destination, set an overlay.',
);

/** One id is taken without a list, too. */
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

/** A link with what is asked for only when it is changed. A server with `links` alone sends no options. */
export const LinkDetail = z.extend(FoundLink, { options: z.optional(LinkOptions) });

export const FreeQuery = z.object({
  custom: Alias,
  domain: given(LinkDomain, 'The main host if not given'),
});

const ShortUrl = z.string().check(z.meta({ alsoNamed: ['short'] }));
const AddedLink = z.strictObject({ error: success, id: Id, shorturl: ShortUrl });
/** Other servers answer a change with a sentence alone. */
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
