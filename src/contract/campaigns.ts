import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Done,
  given,
  givenText,
  Id,
  IdParam,
  IdParams,
  listOf,
  bestMatchingError,
  pageOf,
  PageQuery,
  success,
  text,
} from './envelope.ts';
import { Link, LinkOrder } from './links.ts';
import { preprocess } from './preprocess.ts';
import { Alias } from './urls.ts';

export const Campaign = z.strictObject({
  id: Id,
  /** Other servers also write it `domain` or `campaign`. */
  name: z.string().check(z.meta({ alsoNamed: ['campaign', 'domain'] })),
  public: z.boolean(),
  /** The rotator's address; false when the campaign has none. */
  rotator: z.union([z.literal(false), z.string()]),
  /** The address of the page that lists the campaign's links. */
  list: z.string(),
});
export type Campaign = z.output<typeof Campaign>;

/** Add and update return the name as `domain`. `campaign` and `name` have the same value. */
const SavedCampaign = z.strictObject({
  error: success,
  id: Id,
  domain: z.string().check(z.meta({ alsoNamed: ['name', 'campaign'] })),
  name: z.optional(z.string()),
  campaign: z.optional(z.string()),
  public: z.boolean(),
  rotator: z.union([z.literal(false), z.string()]),
  list: z.string(),
});

/** A page of the campaign's links, and the campaign itself. `clicks` is the total of all its links. */
export const CampaignDetail = z.extend(pageOf('links', Link), {
  details: z.extend(Campaign, { clicks: Count }),
});
export type CampaignDetail = z.output<typeof CampaignDetail>;

const Name = text('The name', 191);

export const AddCampaign = z.object({
  name: givenText(Name),
  slug: given(Alias, "The rotator's slug"),
  public: given(z.boolean('public must be true or false.')),
});

export const UpdateCampaign = z.extend(AddCampaign, {
  name: Name,
  /** The only member where "" is a value. It removes the rotator. */
  slug: preprocess(
    (value: string | null | undefined) => (value === null ? undefined : value),
    z.optional(z.union([z.literal(''), Alias], { error: bestMatchingError('The slug must be text.') })),
  ).check(z.describe('The rotator\'s slug; "" takes the rotator away')),
});

const CampaignLinkParams = z.object({ campaignid: IdParam, linkid: IdParam });

export const campaigns = {
  list: endpoint({
    method: 'GET',
    path: '/api/campaigns',
    summary: 'List campaigns',
    query: PageQuery,
    ...listOf('campaigns', Campaign),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/campaign/:id',
    summary: 'Read a campaign and its links with their clicks',
    counts: true,
    extension: 'unassign',
    params: IdParams,
    query: z.extend(PageQuery, {
      order: given(LinkOrder, 'As for links: newest first, or most clicked first (click)'),
    }),
    response: CampaignDetail,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/campaign/add',
    summary: 'Add a campaign',
    body: AddCampaign,
    response: SavedCampaign,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/campaign/:campaignid/assign/:linkid',
    summary: 'Add a short link to a campaign',
    params: CampaignLinkParams,
    response: Done,
  }),
  unassign: endpoint({
    method: 'DELETE',
    path: '/api/campaign/:campaignid/assign/:linkid',
    summary: 'Remove a short link from a campaign; the link stays',
    extension: 'unassign',
    params: CampaignLinkParams,
    response: Done,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/campaign/:id/update',
    summary: 'Edit a campaign',
    params: IdParams,
    body: UpdateCampaign,
    response: SavedCampaign,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/campaign/:id/delete',
    summary: 'Delete a campaign; its links stay',
    params: IdParams,
    response: Done,
  }),
};
