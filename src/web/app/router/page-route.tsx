import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';
import { earlyAddress } from '#web/client/early-response.ts';
import type { PageComponent } from '#web/client/early-page.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Loads a page's code. Returns undefined if it has already loaded. */
type Fetch = () => Promise<void> | undefined;

interface PageParts {
  fetch: Fetch;
  loaded: () => PageComponent | undefined;
}

const pages = new WeakMap<RouteObject, PageParts>();

/** Creates a page with its own chunk and error boundary. If it breaks, the frame stays. */
export function page(path: string, load: () => Promise<PageComponent>): RouteObject {
  let Loaded: PageComponent | undefined;
  let loading: Promise<void> | undefined;
  const fetchOnce = async () => {
    try {
      Loaded = await load();
    } finally {
      // A failed load is retried the next time the page is needed.
      loading = undefined;
    }
  };
  const fetchPage: Fetch = () => (Loaded ? undefined : (loading ??= fetchOnce()));

  const Page = () => {
    const [outcome, setOutcome] = useState<{ error?: unknown }>({});
    const isWaiting = !Loaded;
    useEffect(() => {
      if (!isWaiting) return;
      let isHere = true;
      const tell = (next: { error?: unknown }) => isHere && setOutcome(next);
      Promise.resolve(fetchPage()).then(
        () => tell({}),
        (error: unknown) => tell({ error }),
      );
      return () => {
        isHere = false;
      };
    }, [isWaiting]);
    if ('error' in outcome) throw outcome.error;
    return Loaded ? <Loaded /> : <PageSkeleton />;
  };

  const route = {
    path,
    element: (
      <PageBoundary>
        <Page />
      </PageBoundary>
    ),
  };
  pages.set(route, { fetch: fetchPage, loaded: () => Loaded });
  return route;
}

type At = Pick<Location, 'pathname'>;

const matchAt = (routes: RouteObject[], location: At, base: string) => {
  const match = matchRoutes(routes, location, base)?.at(-1);
  return { params: match?.params ?? {}, page: match && pages.get(match.route) };
};

/** Loads the code of the page at an address. Returns undefined if it has already loaded or no such page exists. */
export const fetchPageAt = (routes: RouteObject[], location: At, base: string): Promise<void> | undefined =>
  matchAt(routes, location, base).page?.fetch();

/** Lets a loaded page take the responses that were requested early. The page shows any error itself. */
export async function readEarlyAt(
  routes: RouteObject[],
  location: At & Pick<Location, 'search'>,
  base: string,
  client: QueryClient,
): Promise<void> {
  if (earlyAddress() === undefined) return;
  const { page: parts, params } = matchAt(routes, location, base);
  const named = { params, search: new URLSearchParams(location.search) };
  await parts
    ?.loaded()
    ?.readEarly?.(client, named)
    .catch(() => undefined);
}
