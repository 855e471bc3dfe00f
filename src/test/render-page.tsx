import './same-bytes.ts';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { vi } from 'vitest';
import { createAppHistory } from '#web/browser/app-history.ts';
import { forgetBudget } from '#web/client/budget.ts';
import { type Credentials, keepCredentials, rereadCredentials } from '#web/client/credentials.ts';
import type { Extension } from '#contract/endpoint.ts';
import { App } from '#web/app/App.tsx';
import { noteExtensions } from '#web/client/server-extensions.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { fetchPageAt } from '#web/app/router/page-route.tsx';
import { routes } from '#web/app/routes.tsx';

interface PageOptions {
  /** Who is signed in, such as a TestAccount; nobody if not given. */
  as?: Pick<Credentials, 'server' | 'key'> & Partial<Credentials>;
  /** Who is signed in stays so when the tab is closed. */
  stays?: boolean;
  /** The service that the page came from, for those who are not signed in. */
  from?: string;
  /** What the server is not to offer, as servers of others don’t. */
  lacks?: Extension;
}

function withoutExtension({ body, status, headers: told }: Response, lacks: Extension): Response {
  const headers = new Headers(told);
  const names = headers.get('X-Extensions')?.split(', ') ?? [];
  headers.set('X-Extensions', names.filter((name) => name !== lacks).join(', '));
  return new Response(body, { status, headers });
}

/** What no server offers at the moment: a page that is gone may still be answered, and tells the next one what there is. */
let lacking: Extension | undefined;
const fetchHere = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const response = await fetchHere(input, init);
  return lacking ? withoutExtension(response, lacking) : response;
};

/** Renders the whole dashboard at an address, and notes what it asks of the service. */
export function renderPage(
  address: string,
  { as, stays = false, from = as?.server ?? '', lacks }: PageOptions = {},
) {
  forgetBudget();
  lacking = lacks;
  if (lacks) noteExtensions(new Headers());
  if (as) {
    const { server, key, kind = 'key', by, expires, visit } = as;
    keepCredentials({ server, key, kind, by, expires, visit }, { stay: stays });
  } else rereadCredentials();

  const requests: string[] = [];
  const answered: string[] = [];
  // A page that is rendered second finds the first one's spy, which must not call itself.
  const spied = vi.isMockFunction(globalThis.fetch) && vi.mocked(globalThis.fetch).getMockImplementation();
  const real = spied || globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // A page's own origin is where it was served from; here, nobody served it.
    const url = new URL(String(input instanceof Request ? input.url : input), from || undefined);
    const request = `${init?.method ?? 'GET'} ${url.pathname}${url.search}`;
    requests.push(request);
    const response = await real(url, init);
    if (response.ok) answered.push(request);
    return response;
  });

  const history = createAppHistory(createMemoryHistory({ initialEntries: [address], v5Compat: true }));
  const queryClient = createQueryClient();
  const view = render(<App history={history} queryClient={queryClient} />);
  return {
    ...view,
    /** Has the page read again what it shows, as when somebody comes back to it. */
    reread: () => act(() => queryClient.invalidateQueries()),
    user: userEvent.setup(),
    history,
    /** To another page, or so many steps on or back; resolves when its code is here. */
    go: (to: string | number) =>
      act(async () => {
        if (typeof to === 'number') history.go(to);
        else history.push(to);
        await fetchPageAt(routes, history.location, '/');
      }),
    /** `GET /api/urls?limit=25`, in the order in which they were sent. */
    requests,
    /** Those that were answered well, in the order of their answers: what is tried again, since the machine is busy, counts once. */
    answered,
    /** Those of them with this in it: `/api/campaign`. */
    asked: (part: string) => requests.filter((request) => request.includes(part)),
    /** The page's address now, as the bar would show it. */
    address: () => history.location.pathname + history.location.search,
  };
}
