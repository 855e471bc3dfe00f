import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The route parameters and query that identify a page's record. */
interface Named {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A page component that the router shows for an address. */
export type PageComponent = ComponentType & {
  /**
   * Reads what the document's head has requested (`web/app/opening/early.ts`), so that the page can be rendered
   * immediately.
   */
  readEarly?: (client: QueryClient, named: Named) => Promise<unknown>;
};
