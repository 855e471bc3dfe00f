import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The record that an address names. */
interface Named {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A page by its address. */
export type PageComponent = ComponentType & {
  /** Reads what the document's head has asked for (`web/app/opening/early.ts`), so that it can be rendered at once. */
  readEarly?: (client: QueryClient, named: Named) => Promise<unknown>;
};
