import { useQueries } from '@tanstack/react-query';
import { withDefault } from '#web/api/domains.ts';
import { lists, missingOptions } from '#web/api/lists.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { useExtensions } from '#web/client/server-extensions.ts';
import type { NavGroup } from '#web/ui/frame/nav-items.ts';
import { navigation } from './navigation.tsx';

const counted = navigation.flatMap(({ items }) => items.flatMap(({ known }) => known ?? []));
const all = Object.values(lists);

/** Returns the paths of lists that the server lacks. */
export const useMissingPaths = (): ReadonlySet<string> =>
  useQueries({
    queries: all.map(missingOptions),
    combine: (results) => new Set(all.flatMap(({ name }, at) => (results[at]?.data ? [`/${name}`] : []))),
  });

/** Returns the navigation with the counts that are known. */
export const useNavigation = (): NavGroup[] => {
  const counts = useQueries({ queries: counted, combine: (results) => results.map(({ data }) => data) });
  const offered = useExtensions();
  const missing = useMissingPaths();
  const isOwn = useIsOwnService();
  return navigation.map(({ items, ...group }) => ({
    ...group,
    items: items
      .filter(({ to, needs }) => !missing.has(to) && (needs === undefined || offered.has(needs)))
      .map(({ known, needs: _needs, hasDefault = false, ...item }) => {
        const count = known && counts[counted.indexOf(known)];
        return { ...item, count: withDefault(count, hasDefault && isOwn) };
      }),
  }));
};
