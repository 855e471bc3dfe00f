import { type ChannelItemType, channelItemTypes } from '#contract/channels.ts';
import { pixelTypes, typeOfWord } from '#contract/pixel-types.ts';
import { qrTypes } from '#contract/qr-data.ts';
import {
  type QuirksRequest,
  done,
  requireRecord,
  type Members,
  requireText,
  nextId,
  page,
  QuirksRefusal,
  removeFrom,
  saved,
  statistics,
  textIn,
} from './response-parts.ts';
import { listLinks } from './link-handlers.ts';
import { type Records, timestamp } from './records.ts';

function changeCampaign(
  { records, origin, body }: QuirksRequest,
  campaign: Records['campaigns'][number],
): Members {
  const name = textIn(body, 'name') || campaign.name;
  if (records.campaigns.some((each) => each !== campaign && each.name.toLowerCase() === name.toLowerCase()))
    throw new QuirksRefusal(400, 'You already have a campaign with that name.');
  const slug = textIn(body, 'slug');
  Object.assign(campaign, {
    name,
    ...(typeof body['public'] === 'boolean' && { public: body['public'] }),
    ...(slug !== '' && { rotator: `${origin}/r/${slug}` }),
  });
  return saved(campaign);
}

function changeChannel(
  { body }: QuirksRequest,
  channel: Records['channels'][number],
  all: Records['channels'],
) {
  const name = textIn(body, 'name') || channel.name;
  if (all.some((each) => each !== channel && each.name.toLowerCase() === name.toLowerCase()))
    throw new QuirksRefusal(400, 'You already have a channel with this name.');
  Object.assign(channel, {
    name,
    description: textIn(body, 'description') || channel.description,
    color: textIn(body, 'color') || channel.color,
    ...(typeof body['starred'] === 'boolean' && { starred: body['starred'] }),
  });
}

function itemsOf({ records, origin }: QuirksRequest, channel: number) {
  return (records.itemsOf.get(channel) ?? []).flatMap(({ type, id }) => {
    const link = type === 'links' ? records.urls.find((each) => each.id === id) : undefined;
    const code = type === 'qr' ? records.qrs.find((each) => each.id === id) : undefined;
    const record = link ?? code;
    if (!record) return [];
    return {
      type,
      id,
      title: link?.title ?? code?.name ?? '',
      preview: `${origin}/preview/${type}/${id}.png`,
      link: link?.shorturl ?? code?.link ?? '',
      date: record.date.slice(0, 10),
    };
  });
}

function assignItem(asked: QuirksRequest): Members {
  const { records, ids, type } = asked;
  const channel = requireRecord(records.channels, ids[0], 'Channel');
  if (!channelItemTypes.includes(type as ChannelItemType))
    throw new QuirksRefusal(400, 'The type must be links, bio or qr.');
  if (type === 'bio') throw new QuirksRefusal(404, 'Bio page not found.');
  const { id } = requireRecord<{ id: number }>(type === 'qr' ? records.qrs : records.urls, ids[1], 'Item');
  const items = records.itemsOf.get(channel.id) ?? [];
  if (!items.some((item) => item.type === type && item.id === id))
    items.push({ type: type as ChannelItemType, id });
  records.itemsOf.set(channel.id, items);
  return done('The item has been added to the channel.');
}

type Handler = (asked: QuirksRequest) => Members;

/** By method and path, as in the specification. */
export const handlers: Readonly<Record<string, Handler>> = {
  'GET /api/account': ({ records }) => ({ error: 0, data: records.account }),
  'PUT /api/account/update': ({ records, body }) => {
    const email = textIn(body, 'email');
    if (email === '' && textIn(body, 'password') === '')
      throw new QuirksRefusal(400, 'Send an email or a password.');
    if (email !== '') records.account.email = email;
    return done('Account has been successfully updated.');
  },
  'GET /api/domains': (asked) => page('domains', asked.records.domains, asked),
  'POST /api/domain/add': ({ records, body }) => {
    const domain = requireText(body, 'domain');
    if (records.domains.some((each) => each.domain === domain))
      throw new QuirksRefusal(400, 'The domain has been used already.');
    const id = nextId(records.domains);
    const [redirectroot, redirect404] = [textIn(body, 'redirectroot'), textIn(body, 'redirect404')];
    records.domains.unshift({ id, domain, redirectroot, redirect404 });
    return { error: 0, id };
  },
  'PUT /api/domain/:id/update': ({ records, ids, body }) => {
    const domain = requireRecord(records.domains, ids[0], 'Domain');
    domain.redirectroot = textIn(body, 'redirectroot') || domain.redirectroot;
    domain.redirect404 = textIn(body, 'redirect404') || domain.redirect404;
    return done('Domain has been updated.');
  },
  'DELETE /api/domain/:id/delete': ({ records, ids }) => {
    removeFrom(records.domains, requireRecord(records.domains, ids[0], 'Domain').id);
    return done('Domain has been deleted.');
  },
  'GET /api/overlay': (asked) => page('cta', asked.records.overlays, asked),
  'GET /api/campaigns': (asked) => page('campaigns', asked.records.campaigns, asked),
  'POST /api/campaign/add': (asked) => {
    const { records, origin } = asked;
    const id = nextId(records.campaigns);
    const name = `Campaign ${id}`;
    const campaign = {
      id,
      name,
      public: false,
      rotator: false as const,
      list: `${origin}/u/ada/campaign-${id}`,
    };
    const answer = changeCampaign(asked, campaign);
    records.campaigns.unshift(campaign);
    return answer;
  },
  'POST /api/campaign/:id/assign/:id': ({ records, ids }) => {
    const { id } = requireRecord(records.campaigns, ids[0], 'Campaign');
    const link = requireRecord(records.urls, ids[1], 'Link');
    records.linksOf.set(id, (records.linksOf.get(id) ?? new Set()).add(link.id));
    return done('Link has been added to the campaign.');
  },
  'PUT /api/campaign/:id/update': (asked) => {
    requireText(asked.body, 'name');
    return changeCampaign(asked, requireRecord(asked.records.campaigns, asked.ids[0], 'Campaign'));
  },
  'DELETE /api/campaign/:id/delete': ({ records, ids }) => {
    const { id } = requireRecord(records.campaigns, ids[0], 'Campaign');
    removeFrom(records.campaigns, id);
    records.linksOf.delete(id);
    return done('Campaign has been deleted.');
  },
  'GET /api/channels': (asked) => page('channels', asked.records.channels, asked),
  'GET /api/channel/:id': (asked) =>
    page('items', itemsOf(asked, requireRecord(asked.records.channels, asked.ids[0], 'Channel').id), asked),
  'POST /api/channel/add': (asked) => {
    const { records, body } = asked;
    const name = requireText(body, 'name');
    const channel = { id: nextId(records.channels), name, description: '', color: '#3b53d9', starred: false };
    changeChannel(asked, channel, records.channels);
    records.channels.unshift(channel);
    return { error: 0, ...channel };
  },
  'POST /api/channel/:id/assign/:type/:id': assignItem,
  'PUT /api/channel/:id/update': (asked) => {
    const { records, ids } = asked;
    changeChannel(asked, requireRecord(records.channels, ids[0], 'Channel'), records.channels);
    return done('Channel has been updated.');
  },
  'DELETE /api/channel/:id/delete': ({ records, ids }) => {
    const { id } = requireRecord(records.channels, ids[0], 'Channel');
    removeFrom(records.channels, id);
    records.itemsOf.delete(id);
    return done('Channel has been deleted.');
  },
  'GET /api/splash': (asked) => page('splash', asked.records.splash, asked),
  'GET /api/pixels': (asked) => page('pixels', asked.records.pixels, asked),
  'POST /api/pixel/add': ({ records, body }) => {
    const word = requireText(body, 'type').toLowerCase();
    const type = typeOfWord.get(word) ?? pixelTypes.find((each) => each === word);
    if (!type) throw new QuirksRefusal(400, 'The pixel type is not supported.');
    const id = nextId(records.pixels);
    const [name, tag] = [requireText(body, 'name'), requireText(body, 'tag')];
    records.pixels.unshift({ id, type, name, tag, date: timestamp(new Date()) });
    return { error: 0, id };
  },
  'GET /api/qr': (asked) => page('qrs', asked.records.qrs, asked),
  'GET /api/qr/:id': ({ records, ids }) => {
    const code = requireRecord(records.qrs, ids[0], 'QR code');
    return { error: 0, details: code, data: statistics(code.scans) };
  },
  'POST /api/qr/add': ({ records, origin, body }) => {
    const type = requireText(body, 'type');
    if (!qrTypes.some((each) => each === type)) throw new QuirksRefusal(400, 'The type is not valid.');
    if (!body['data']) throw new QuirksRefusal(400, 'The data is required.');
    const id = nextId(records.qrs);
    const code = {
      id,
      link: `${origin}/qr/code-${id}`,
      scans: 0,
      name: textIn(body, 'name') || `QR code ${id}`,
    };
    records.qrs.unshift({ ...code, date: timestamp(new Date()) });
    return { error: 0, id, link: code.link };
  },
  'PUT /api/qr/:id/update': ({ records, ids, body }) => {
    requireRecord(records.qrs, ids[0], 'QR code');
    if (!body['data']) throw new QuirksRefusal(400, 'The data is required.');
    return done('QR code has been updated.');
  },
  'DELETE /api/qr/:id/delete': ({ records, ids }) => {
    removeFrom(records.qrs, requireRecord(records.qrs, ids[0], 'QR code').id);
    return done('QR code has been deleted.');
  },
  'GET /api/urls': listLinks,
};
