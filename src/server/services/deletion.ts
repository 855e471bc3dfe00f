import type { ChannelItemType } from '#contract/channels.ts';
import { notFound } from '#server/rules/api-refusal.ts';
import * as bio from '#server/store/bio.ts';
import * as links from '#server/store/links.ts';
import * as qr from '#server/store/qr.ts';
import { type Outcomes, outcomesOf } from './outcomes.ts';
import type { Service } from './service.ts';

const kinds = {
  links: { removeFrom: links.remove, one: 'link', said: 'Link' },
  bio: { removeFrom: bio.remove, one: 'bio page', said: 'Bio page' },
  qr: { removeFrom: qr.remove, one: 'QR code', said: 'QR Code' },
} as const;

/** Deletes records that have visits: links, bio pages or QR codes. */
export async function remove(
  { db }: Service,
  accountId: number,
  type: ChannelItemType,
  ids: readonly number[],
): Promise<Outcomes> {
  const { removeFrom, one, said } = kinds[type];
  const gone = await removeFrom(db, accountId, ids);
  return outcomesOf(ids, gone, `${said} has been deleted successfully.`, notFound(one));
}
