import { z } from 'zod/mini';

const isServer = (url: string) => {
  if (url === '' || /^\/(?!\/)/.test(url)) return !/[?#\\]|\/$/.test(url);
  return /^https?:\/\//i.test(url) && URL.canParse(url);
};

/** A server that the dashboard offers at sign-in. The URL of its API is `url` followed by `/api`. */
const OfferedServer = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(64)),
  /**
   * "" is the dashboard's own origin, a path belongs to the gateway, and requests to a full address are sent there
   * directly.
   */
  url: z.string().check(z.refine(isServer)),
});

/**
 * The dashboard's configuration. A service writes it to the page's `data-config` attribute. Elsewhere it's a
 * `config.json` beside the page.
 */
export const DashboardConfig = z.object({
  /**
   * The first server is the default. If omitted, it's the dashboard's origin, provided that a service serves the
   * dashboard.
   */
  servers: z.optional(z.array(OfferedServer)),
  /** Whether users can enter the address of another server. True if omitted. */
  others: z.optional(z.boolean()),
});
export type DashboardConfig = z.output<typeof DashboardConfig>;
