import { type ComponentType, useEffect, useState } from 'react';
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Fetches a page's code; undefined: it is here. */
type Fetch = () => Promise<void> | undefined;

const fetches = new WeakMap<RouteObject, Fetch>();

/** A page in a chunk of its own, with its own boundary: when it breaks, the frame stays. */
export function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const fetchOnce = async () => {
    try {
      Loaded = await load();
    } finally {
      // One that failed is tried again at the next need.
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
  fetches.set(route, fetchPage);
  return route;
}

/** Fetches the code of the page at an address; undefined: it is here, or there is no such page. */
export const fetchPageAt = (
  routes: RouteObject[],
  location: Pick<Location, 'pathname'>,
  base: string,
): Promise<void> | undefined => {
  const route = matchRoutes(routes, location, base)?.at(-1)?.route;
  return route && fetches.get(route)?.();
};
