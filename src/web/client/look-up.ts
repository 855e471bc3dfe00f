import { campaigns, channels, domains, links, pixels, qr } from '#contract/calls.ts';
import type { Campaign } from '#contract/campaigns.ts';
import type { Call, ResponseOf } from '#contract/endpoint.ts';
import type { Link } from '#contract/links.ts';
import { noLogo } from '#contract/qr.ts';
import { pixelTypeOf } from '#contract/pixel-networks.ts';
import { listWrites } from '#contract/list-writes.ts';
import type { Request } from './exchange.ts';
import { unreadableRecords } from './list-status.ts';
import { isExtensionNamed } from './server-extensions.ts';
import {
  checkAdded,
  type Ask,
  checkChanged,
  done,
  type LookupResult,
  deletedAt,
  deletedFrom,
  couldBe,
  type Members,
  type WriteCheck,
  newest,
  ofList,
  type SentChange,
  allOf,
} from './write-checks.ts';

/** The API's times are UTC. */
const momentOf = (date: string) => Date.parse(`${date.replace(' ', 'T')}Z`);

const firstPage = { query: { page: 1, limit: 25 } };

const campaignMembers = ({ rotator, ...campaign }: Campaign): Members => ({
  ...campaign,
  slug: rotator === false ? '' : rotator.replace(/^.*\//, ''),
});
const savedCampaign = (campaign: Campaign) => ({ error: 0 as const, ...campaign, domain: campaign.name });

const linkMembers = (link: Link): Members => ({
  url: link.longurl,
  custom: link.alias,
  domain: URL.parse(link.shorturl)?.host,
  title: link.title,
  metatitle: link.title,
  description: link.description,
  publicdescription: link.publicdescription ?? '',
  campaign: link.campaigns?.toSorted((one, other) => one - other) ?? (link.campaign ? [link.campaign] : []),
  channel: link.channel,
});
const linkAt = async ({ id, ask }: SentChange) => (await ask(links.get, { params: { id } })).details;
/** A server that doesn't name link editing may have no address for a link, so its "not found" proves nothing. */
const linkOf = (sent: SentChange) => (isExtensionNamed('links') ? linkAt : ofList(allOf(links.list)))(sent);

const rule = <E extends Call>(endpoint: E, look: WriteCheck<ResponseOf<E>>): [Call, WriteCheck] => [
  endpoint,
  look,
];

/** Some servers write the vendors' words where the specification has its own. */
const typed = ({ type, ...rest }: Members): Members => ({
  ...rest,
  ...(typeof type === 'string' && { type: pixelTypeOf(type) ?? type }),
});

/** The changes that can be looked up. For all others, the outcome can't be determined. */
const looks = new Map<Call, WriteCheck>([
  // A record without an address of its own is looked up in its list.
  ...[...listWrites].flatMap(([endpoint, { list, does }]): [Call, WriteCheck][] =>
    does === 'delete' ? [[endpoint, deletedFrom(allOf(list))]] : [],
  ),
  rule(
    qr.delete,
    deletedAt(({ id, ask }) => ask(qr.get, { params: { id } })),
  ),
  rule(links.delete, (sent) =>
    (isExtensionNamed('links') ? deletedAt(linkAt) : deletedFrom(allOf(links.list)))(sent),
  ),

  rule(
    domains.update,
    checkChanged(
      ofList(allOf(domains.list)),
      (domain) => ({ ...domain }),
      () => done('Saved.'),
    ),
  ),
  rule(
    campaigns.update,
    checkChanged(ofList(allOf(campaigns.list)), campaignMembers, savedCampaign, ['slug']),
  ),
  rule(
    channels.update,
    checkChanged(
      ofList(allOf(channels.list)),
      (channel) => ({ ...channel }),
      (channel) => ({ ...done('Saved.'), ...channel }),
    ),
  ),
  rule(
    pixels.update,
    checkChanged(
      ofList(allOf(pixels.list)),
      (pixel) => typed({ ...pixel }),
      () => done('Saved.'),
    ),
  ),
  rule(
    links.update,
    checkChanged(linkOf, linkMembers, ({ id, shorturl }) => ({ ...done('Saved.'), id, shorturl }), [
      'title',
      'metatitle',
      'description',
      'publicdescription',
    ]),
  ),
  rule(
    qr.update,
    checkChanged(
      async ({ id, ask }) => {
        const { details, source } = await ask(qr.get, { params: { id } });
        return { ...details, source };
      },
      ({ name, source }) => ({ name, ...(source && { ...source, logo: source.logo ?? noLogo }) }),
      () => done('Saved.'),
    ),
  ),

  rule(
    domains.add,
    checkAdded(
      async (sent) =>
        (await allOf(domains.list)(sent)).map((domain) => ({
          id: domain.id,
          members: { ...domain },
          domain,
        })),
      () => 'domain',
      ({ domain: { id, status, setup } }) => ({ error: 0 as const, id, status, setup }),
    ),
  ),
  // Repeating a check has the same result, so the domain's current state is a valid response.
  rule(domains.check, async (sent) => {
    const data = await ofList(allOf(domains.list))(sent);
    return data && { answer: { error: 0 as const, data } };
  }),
  rule(
    campaigns.add,
    checkAdded(
      async (sent) =>
        (await allOf(campaigns.list)(sent)).map((campaign) => ({
          id: campaign.id,
          members: campaignMembers(campaign),
          campaign,
        })),
      () => 'name',
      ({ campaign }) => savedCampaign(campaign),
    ),
  ),
  rule(
    channels.add,
    checkAdded(
      async (sent) =>
        (await allOf(channels.list)(sent)).map((channel) => ({
          id: channel.id,
          members: { ...channel },
          channel,
        })),
      () => 'name',
      ({ channel }) => ({ error: 0 as const, ...channel }),
    ),
  ),
  rule(
    pixels.add,
    checkAdded(
      async (sent) =>
        (await allOf(pixels.list)(sent)).map((pixel) => ({
          id: pixel.id,
          members: typed({ ...pixel }),
          made: momentOf(pixel.date),
        })),
      () => 'name',
      ({ id }) => ({ error: 0 as const, id }),
    ),
  ),
  rule(
    qr.add,
    checkAdded(
      async ({ ask }) => {
        const { data } = await ask(qr.list, firstPage);
        return newest(data.qrs, data)?.map(({ id, name, date, link }) => ({
          id,
          members: { name },
          made: momentOf(date),
          link,
        }));
      },
      () => 'name',
      ({ id, link }) => ({ error: 0 as const, id, link }),
    ),
  ),
  rule(
    links.add,
    checkAdded(
      async ({ ask }) => {
        const answer = await ask(links.list, firstPage);
        if ('details' in answer) return undefined;
        return newest(answer.data.urls, answer.data)?.map((link) => ({
          id: link.id,
          members: linkMembers(link),
          made: momentOf(link.date),
          shorturl: link.shorturl,
        }));
      },
      ({ body }) => (body['custom'] ? 'custom' : 'url'),
      ({ id, shorturl }) => ({ error: 0 as const, id, shorturl }),
    ),
  ),
]);

/**
 * Reads back whether a change without a response was made. Returns undefined if that can't be determined.
 * @param since when the change was sent, in ms since 1970
 */
export async function lookUp<E extends Call>(
  endpoint: E,
  request: Request<E>,
  since: number,
  ask: Ask,
): Promise<LookupResult<ResponseOf<E>> | undefined> {
  const look = looks.get(endpoint);
  if (!look) return undefined;
  const { id } = (request.params ?? {}) as { id?: number | string };
  const body = (request.body ?? {}) as Members;
  const odd: unknown[] = [];
  const collecting: Ask = async (read, what) => {
    const answer = await ask(read, what);
    odd.push(...unreadableRecords((answer as { data?: unknown }).data));
    return answer;
  };
  try {
    const found = (await look({ id: Number(id), body: typed(body), since, ask: collecting })) as
      | LookupResult<ResponseOf<E>>
      | undefined;
    // A record that isn't found may be among those that can't be read.
    const { absent } = found ?? {};
    return absent && odd.some((record) => couldBe(record, absent)) ? undefined : found;
  } catch {
    return undefined;
  }
}
