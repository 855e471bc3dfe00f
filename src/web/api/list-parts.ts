import { campaigns } from '#contract/campaigns.ts';
import { channels } from '#contract/channels.ts';
import { domains } from '#contract/domains.ts';
import { largestLimit } from '#contract/envelope.ts';
import { type LinkQuery, links } from '#contract/links.ts';
import { pixels } from '#contract/pixels.ts';
import { qr } from '#contract/qr.ts';
import { call } from './client.ts';
import type { Sending } from './exchange.ts';

/** A page of a list, as large as the server gives it. */
export interface ListPart<Row> {
  rows: readonly Row[];
  /** How many there are in all, as far as the server can be believed. */
  result: number;
  maxpage: number;
  /** In ms since 1970. */
  askedAt: number;
}

type Paged = { result: number; maxpage: number };

const asked = (page: number, sending: Sending) => ({
  ...sending,
  query: { limit: largestLimit, page },
  lane: 'background' as const,
});

const partOf = <Row>({ result, maxpage }: Paged, rows: readonly Row[], askedAt: number): ListPart<Row> => ({
  rows,
  result,
  maxpage,
  askedAt,
});

/** Whole lists are read behind the open page, newest first. */
export const listParts = {
  async links(page: number, sending: Sending, query: Pick<LinkQuery, 'q' | 'order'> = {}) {
    const askedAt = Date.now();
    const part = asked(page, sending);
    const answer = await call(links.list, { ...part, query: { ...query, ...part.query } });
    if ('details' in answer) return partOf({ result: 1, maxpage: 1 }, [answer.details], askedAt);
    return partOf(answer.data, answer.data.urls, askedAt);
  },
  async qr(page: number, sending: Sending) {
    const askedAt = Date.now();
    const { data } = await call(qr.list, asked(page, sending));
    return partOf(data, data.qrs, askedAt);
  },
  async campaigns(page: number, sending: Sending) {
    const askedAt = Date.now();
    const { data } = await call(campaigns.list, asked(page, sending));
    return partOf(data, data.campaigns, askedAt);
  },
  async channels(page: number, sending: Sending) {
    const askedAt = Date.now();
    const { data } = await call(channels.list, asked(page, sending));
    return partOf(data, data.channels, askedAt);
  },
  async pixels(page: number, sending: Sending) {
    const askedAt = Date.now();
    const { data } = await call(pixels.list, asked(page, sending));
    return partOf(data, data.pixels, askedAt);
  },
  async domains(page: number, sending: Sending) {
    const askedAt = Date.now();
    const { data } = await call(domains.list, asked(page, sending));
    return partOf(data, data.domains, askedAt);
  },
};

export async function channelPart(id: number, page: number, sending: Sending) {
  const askedAt = Date.now();
  const { data } = await call(channels.items, { params: { id }, ...asked(page, sending) });
  return partOf(data, data.items, askedAt);
}
