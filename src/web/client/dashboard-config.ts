import { queryOptions } from '@tanstack/react-query';
import type { DashboardConfig } from '#contract/dashboard-config.ts';
import { isServed } from '#web/browser/served.ts';
import { client as words } from '#web/words/client.ts';
import { ApiError } from './api-error.ts';

/** What can be signed in to. */
export interface Offered {
  /** With their whole addresses; undefined where it is left to the person whether to name another one than this. */
  servers: readonly { name: string; url: string }[] | undefined;
  /** Whether the address of another server can be entered. */
  others: boolean;
}

/** A path is one of this origin; "" stays what this page came from. */
const whole = (url: string) => (url.startsWith('/') ? location.origin + url : url.replace(/\/+$/, ''));

const offered = ({ servers, others = true }: DashboardConfig): Offered => ({
  servers: servers?.map(({ name, url }) => ({ name, url: whole(url) })),
  others,
});

/** By the service that sent the page. */
const told = () => offered(JSON.parse(document.documentElement.dataset['config'] ?? '{}') as DashboardConfig);

/** How long the file may take: nobody can sign in before it is there. */
const seconds = 15;

/** A host of files has no API, so without a file beside the page there is no server but those that people enter. */
async function besidePage(): Promise<Offered> {
  let text: string;
  try {
    const signal = AbortSignal.timeout(seconds * 1000);
    const response = await fetch('config.json', { cache: 'no-cache', credentials: 'omit', signal });
    text = response.ok ? await response.text() : '';
  } catch (cause) {
    const isTooLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ApiError(isTooLate ? words.noAnswer(seconds) : words.unreachable, {
      kind: 'unreachable',
      status: 0,
      isTooLate,
      cause,
    });
  }
  // Some hosts have a page for whatever is not there.
  if (text === '' || text.startsWith('<')) return { servers: [], others: true };
  try {
    // People wrote it.
    const { DashboardConfig: Written } = await import('#contract/dashboard-config.ts');
    const { servers = [], others } = offered(Written.parse(JSON.parse(text)));
    return { servers, others };
  } catch (cause) {
    throw new ApiError(words.configUnreadable, { kind: 'unreachable', status: 0, cause });
  }
}

/** As the page was told by the service that sent it, or by the file beside it. */
export const offeredServers = () =>
  queryOptions({
    queryKey: ['offered-servers'],
    queryFn: besidePage,
    staleTime: Infinity,
    ...(isServed() && { initialData: told() }),
  });

/** Whether the API of one of them is where the page came from. */
export const hasServerHere = ({ servers }: Offered) =>
  servers === undefined || servers.some(({ url }) => url === '');
