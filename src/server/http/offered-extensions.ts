import { type Extension, memberExtensions } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';

const extensions = [
  ...new Set<Extension>([...endpoints.flatMap(({ extension }) => extension ?? []), ...memberExtensions]),
];

/** What depends on how the service is set up. */
export interface Offers {
  sendsMail: boolean;
  hasDocs: boolean;
  hasPasskeys: () => boolean;
}

/** As they are told: in a header of every answer, and in the dashboard's page, which then need not wait for one. */
export function offeredExtensions({ sendsMail, hasDocs, hasPasskeys }: Offers) {
  const isOffered: Partial<Record<Extension, () => boolean>> = {
    mail: () => sendsMail,
    docs: () => hasDocs,
    passkeys: hasPasskeys,
  };
  /** `support` is told to staff alone: nobody else can use it. */
  return (isStaff: boolean) =>
    extensions
      .filter((extension) => isOffered[extension]?.() ?? (isStaff || extension !== 'support'))
      .join(', ');
}
