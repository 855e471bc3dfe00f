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
  statistics,
  textIn,
} from './response-parts.ts';
import { timestamp } from './records.ts';

function lookUp({ records, query }: QuirksRequest): Members {
  const short = query.get('short') ?? '';
  const link = records.urls.find(({ shorturl, alias }) => short === shorturl || short === alias);
  if (!link) throw new QuirksRefusal(200, 'This link does not exist.');
  return { error: 0, details: link, data: statistics(link.clicks) };
}

export function listLinks(asked: QuirksRequest): Members {
  const { records, query } = asked;
  if (query.get('short')) return lookUp(asked);
  const words = (query.get('q') ?? '').toLowerCase();
  const rows = records.urls.filter(({ alias, longurl, title }) =>
    `${alias} ${longurl} ${title}`.toLowerCase().includes(words),
  );
  return page(
    'urls',
    query.get('order') === 'click' ? rows.toSorted((a, b) => b.clicks - a.clicks) : rows,
    asked,
  );
}

function addLink({ records, origin, body }: QuirksRequest): Members {
  const longurl = requireText(body, 'url', 'Please enter a valid URL.');
  if (!/^https?:\/\/\S+$/.test(longurl)) throw new QuirksRefusal(400, 'Please enter a valid URL.');
  const id = nextId(records.urls);
  const alias = textIn(body, 'custom') || `l${id.toString(36)}`;
  if (records.urls.some((link) => link.alias === alias))
    throw new QuirksRefusal(400, 'That alias is taken. Please choose another one.');
  const link = {
    id,
    alias,
    shorturl: `${origin}/${alias}`,
    longurl,
    clicks: 0,
    title: textIn(body, 'metatitle'),
    description: textIn(body, 'description'),
    date: timestamp(new Date()),
  };
  records.urls.unshift(link);
  return { error: 0, id, shorturl: link.shorturl };
}

/** These aren't in the specification. They follow the servers in field-notes.md that have them. */
export const linkHandlers: Readonly<Record<string, (asked: QuirksRequest) => Members>> = {
  'POST /api/url/add': addLink,
  'GET /api/url/:id': ({ records, ids }) => {
    const link = requireRecord(records.urls, ids[0], 'Link');
    return { error: 0, details: link, data: statistics(link.clicks) };
  },
  'PUT /api/url/:id/update': ({ records, ids, body }) => {
    const link = requireRecord(records.urls, ids[0], 'Link');
    link.longurl = requireText(body, 'url', 'Please enter a valid URL.');
    link.title = textIn(body, 'metatitle') || link.title;
    return done('Link has been updated.');
  },
  'DELETE /api/url/:id/delete': ({ records, ids }) => {
    removeFrom(records.urls, requireRecord(records.urls, ids[0], 'Link').id);
    return done('Link has been deleted.');
  },
};
