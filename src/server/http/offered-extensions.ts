import { type Extension, memberExtensions } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';

const extensions = [
  ...new Set<Extension>([...endpoints.flatMap(({ extension }) => extension ?? []), ...memberExtensions]),
];

/** The extensions that depend on the service's configuration. */
export interface Offers {
  sendsMail: boolean;
  hasDocs: boolean;
  hasPasskeys: () => boolean;
}

/**
 * Returns the offered extensions as a list. It's sent in a header of every response and in the dashboard's page, which
 * then doesn't have to wait for a response.
 */
export function offeredExtensions({ sendsMail, hasDocs, hasPasskeys }: Offers) {
  const isOffered: Partial<Record<Extension, () => boolean>> = {
    mail: () => sendsMail,
    docs: () => hasDocs,
    passkeys: hasPasskeys,
  };
  /** Only staff see `support`, since nobody else can use it. */
  return (isStaff: boolean) =>
    extensions
      .filter((extension) => isOffered[extension]?.() ?? (isStaff || extension !== 'support'))
      .join(', ');
}
