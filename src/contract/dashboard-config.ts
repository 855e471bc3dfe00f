import { z } from 'zod/mini';

const isServer = (url: string) => {
  if (url === '' || /^\/(?!\/)/.test(url)) return !/[?#\\]|\/$/.test(url);
  return /^https?:\/\//i.test(url) && URL.canParse(url);
};

/** A server that the dashboard offers at sign-in. Its API is at `url` with `/api` after it. */
const OfferedServer = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(64)),
  /** "" is the origin of the dashboard, a path is the gateway's, and an address is asked directly. */
  url: z.string().check(z.refine(isServer)),
});

/**
 * What the dashboard is told where it is served: in the attribute `data-config` of its page by a service, else by a
 * `config.json` beside the page.
 */
export const DashboardConfig = z.object({
  /** The first is chosen, if nothing else is. Absent: the origin of the dashboard, where a service serves it. */
  servers: z.optional(z.array(OfferedServer)),
  /** Whether the address of another server can be entered. Absent: it can. */
  others: z.optional(z.boolean()),
});
export type DashboardConfig = z.output<typeof DashboardConfig>;
