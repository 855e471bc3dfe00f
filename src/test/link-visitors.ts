import { browser } from './send-request.ts';
import type { TestAccount, TestService } from './start-service.ts';

export const home = 'https://acme.example/home';

interface Made {
  id: number;
  shorturl: string;
}

/** Creates links with options, and follows them as visitors do. */
export function visitorsOf(waypost: TestService, { key }: TestAccount) {
  const open = (address: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(address, { redirect: 'manual', ...init, headers: { 'User-Agent': browser, ...headers } });
  return {
    /**
     * Creates a link with options. `columns` are written directly to the database, for values that the API would
     * refuse.
     */
    async link(body: object, columns: object = {}): Promise<Made> {
      const made = await waypost.call('POST', '/api/url/add', { key, body: { url: home, ...body } });
      if (made.status !== 200) throw new Error(JSON.stringify(made.body));
      const link = made.body as Made;
      if (Object.keys(columns).length > 0)
        await waypost.service.db.updateTable('links').set(columns).where('id', '=', link.id).execute();
      return link;
    },
    open,
    /** Sends a password as the form does. */
    enter: (address: string, password: string, headers: Record<string, string> = {}) =>
      open(address, headers, { method: 'POST', body: new URLSearchParams({ password }) }),
    /** Returns the URL that an address redirects to. */
    long: async (address: string, headers?: Record<string, string>) =>
      (await open(address, headers)).headers.get('location'),
    clicksOf: async (id: number): Promise<number> => {
      const told = await waypost.call('GET', `/api/url/${id}`, { key });
      return (told.body as { details: { clicks: number } }).details.clicks;
    },
  };
}
