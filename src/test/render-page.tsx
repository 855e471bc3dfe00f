import './same-bytes.ts';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { vi } from 'vitest';
import { createAppHistory } from '#web/browser/app-history.ts';
import { forgetBudget } from '#web/client/budget.ts';
import { type Credentials, saveCredentials, rereadCredentials } from '#web/client/credentials.ts';
import type { Extension } from '#contract/endpoint.ts';
import { App } from '#web/app/App.tsx';
import { noteExtensions } from '#web/client/server-extensions.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { fetchPageAt } from '#web/app/router/page-route.tsx';
import { routes } from '#web/app/routes.tsx';
import { isProduction, rendered } from './page/production-react.ts';

interface PageOptions {
  /** Who is signed in, such as a TestAccount. Omitted if nobody is. */
  as?: Pick<Credentials, 'server' | 'key'> & Partial<Credentials>;
  /** Whether the sign-in outlasts the tab. */
  stays?: boolean;
  /** The service that the page came from, if nobody is signed in. */
  from?: string;
  /** An extension that the server doesn't offer, as on other servers. */
  lacks?: Extension;
}

function withoutExtension({ body, status, headers: told }: Response, lacks: Extension): Response {
  const headers = new Headers(told);
  const names = headers.get('X-Extensions')?.split(', ') ?? [];
  headers.set('X-Extensions', names.filter((name) => name !== lacks).join(', '));
  return new Response(body, { status, headers });
}

/**
 * The extension that no server offers at the moment. Requests of a previous page may still be answered, and their
 * headers would reach the next page.
 */
let lacking: Extension | undefined;
const fetchHere = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const response = await fetchHere(input, init);
  return lacking ? withoutExtension(response, lacking) : response;
};

/** Renders the whole dashboard at an address and records its requests. */
export function renderPage(
  address: string,
  { as, stays = false, from = as?.server ?? '', lacks }: PageOptions = {},
) {
  forgetBudget();
  lacking = lacks;
  if (lacks) noteExtensions(new Headers());
  if (as) {
    const { server, key, kind = 'key', by, expires, visit } = as;
    saveCredentials({ server, key, kind, by, expires, visit }, { stay: stays });
  } else rereadCredentials();

  const requests: string[] = [];
  const answered: string[] = [];
  // A page that is rendered second finds the first one's spy, which must not call itself.
  const spied = vi.isMockFunction(globalThis.fetch) && vi.mocked(globalThis.fetch).getMockImplementation();
  const real = spied || globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // The origin that served the page. In tests nothing served it.
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
    /** Refetches all data of the page, as when the user comes back to it. */
    reread: () => act(() => queryClient.invalidateQueries()),
    // Each key comes after the previous one is rendered, as with a person’s pace.
    user: userEvent.setup(isProduction ? { advanceTimers: rendered } : {}),
    history,
    /** Goes to another page, or a number of steps forward or back. Resolves once its code has loaded. */
    go: (to: string | number) =>
      act(async () => {
        if (typeof to === 'number') history.go(to);
        else history.push(to);
        await fetchPageAt(routes, history.location, '/');
      }),
    /** In the order in which they were sent, such as `GET /api/urls?limit=25`. */
    requests,
    /**
     * Requests with a successful response, in the order of the responses. A request that is retried because the machine
     * is busy counts once.
     */
    answered,
    /** Returns the requests that contain this text, such as `/api/campaign`. */
    asked: (part: string) => requests.filter((request) => request.includes(part)),
    /** Returns the page's current address, as the address bar would show it. */
    address: () => history.location.pathname + history.location.search,
  };
}
