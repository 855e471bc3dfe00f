import { useQueries } from '@tanstack/react-query';
import { useExtensions } from '#web/client/server-extensions.ts';
import type { NavGroup } from '#web/ui/frame/nav-items.ts';
import { navigation } from './navigation.tsx';

const counted = navigation.flatMap(({ items }) => items.flatMap(({ known }) => known ?? []));

/** The navigation with the counts that are known. */
export const useNavigation = (): NavGroup[] => {
  const counts = useQueries({ queries: counted, combine: (results) => results.map(({ data }) => data) });
  const offered = useExtensions();
  return navigation.map(({ items, ...group }) => ({
    ...group,
    items: items
      .filter(({ needs }) => needs === undefined || offered.has(needs))
      .map(({ known, needs: _needs, ...item }) => ({
        ...item,
        count: known && counts[counted.indexOf(known)],
      })),
  }));
};
