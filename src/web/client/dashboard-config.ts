import { queryOptions } from '@tanstack/react-query';
import type { DashboardConfig } from '#contract/dashboard-config.ts';
import { isServed } from '#web/browser/served.ts';
import { client as words } from '#web/words/client.ts';
import { ApiError } from './api-error.ts';

/** The servers that users can sign in to. */
export interface OfferedServers {
  /**
   * The listed servers, with absolute addresses. Undefined if users may choose between this server and one they enter.
   */
  servers: readonly { name: string; url: string }[] | undefined;
  /** Whether the address of another server can be entered. */
  others: boolean;
}

/** Resolves a path against this origin. "" stays the origin that this page came from. */
const whole = (url: string) => (url.startsWith('/') ? location.origin + url : url.replace(/\/+$/, ''));

const offered = ({ servers, others = true }: DashboardConfig): OfferedServers => ({
  servers: servers?.map(({ name, url }) => ({ name, url: whole(url) })),
  others,
});

/** Reads the configuration that the service sent with the page. */
const configInPage = () =>
  offered(JSON.parse(document.documentElement.dataset['config'] ?? '{}') as DashboardConfig);

/** Maximum wait for the configuration file. Nobody can sign in before it has loaded. */
const seconds = 15;

/**
 * Reads the file beside the page. A static file host has no API, so without that file the only servers are those that
 * users enter.
 */
async function fetchConfig(): Promise<OfferedServers> {
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
  // Some hosts return a page for every missing file.
  if (text === '' || text.startsWith('<')) return { servers: [], others: true };
  try {
    // The file is written by hand, so it's validated.
    const { DashboardConfig: Written } = await import('#contract/dashboard-config.ts');
    const { servers = [], others } = offered(Written.parse(JSON.parse(text)));
    return { servers, others };
  } catch (cause) {
    throw new ApiError(words.configUnreadable, { kind: 'unreachable', status: 0, cause });
  }
}

/** Reads the configuration from the page if its service sent it, otherwise from the file beside the page. */
export const offeredServers = () =>
  queryOptions({
    queryKey: ['offered-servers'],
    queryFn: fetchConfig,
    staleTime: Infinity,
    ...(isServed() && { initialData: configInPage() }),
  });

/** Whether one of the APIs is at the origin that the page came from. */
export const hasServerHere = ({ servers }: OfferedServers) =>
  servers === undefined || servers.some(({ url }) => url === '');
