import * as links from '#server/store/links.ts';
import type { TestService } from './start-service.ts';

interface NewLink {
  alias: string;
  /** Omitted for the main host. */
  domain_id?: number;
  longurl?: string;
  title?: string;
  /** Unix seconds. */
  created_at?: number;
}

/** Adds a short link directly to the database, with fields that the specified API can't set. */
export const addLink = async ({ service, url }: TestService, accountId: number, link: NewLink) => {
  const id = await links.add(service.db, {
    account_id: accountId,
    domain_id: null,
    longurl: `https://acme.com/${link.alias}`,
    title: '',
    description: '',
    created_at: Math.floor(Date.now() / 1000),
    ...link,
  });
  return { id, shorturl: `${url}/${link.alias}` };
};
