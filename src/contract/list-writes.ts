import { bio, campaigns, channels, domains, keys, links, overlays, pixels, qr, splash } from './calls.ts';
import type { Call, ListCall } from './endpoint.ts';

export interface ListWrite {
  /** The list that gains a record, or of which a record is changed or deleted. */
  list: ListCall;
  does: 'add' | 'change' | 'delete';
  /** Other lists whose records change with it. */
  also?: readonly ListCall[];
}

const writes = (list: ListCall, of: Partial<Record<ListWrite['does'], Call>>, also?: readonly ListCall[]) =>
  (['add', 'change', 'delete'] as const).flatMap((does): [Call, ListWrite][] => {
    const endpoint = of[does];
    return endpoint ? [[endpoint, { list, does, ...(does === 'delete' && also ? { also } : {}) }]] : [];
  });

/** What each write does to which list, for code that caches lists and needs to know what is stale. */
export const listWrites: ReadonlyMap<Call, ListWrite> = new Map<Call, ListWrite>([
  ...writes(links.list, { add: links.add, change: links.update, delete: links.delete }),
  ...writes(qr.list, { add: qr.add, change: qr.update, delete: qr.delete }),
  ...writes(campaigns.list, { add: campaigns.add, change: campaigns.update, delete: campaigns.delete }),
  ...writes(channels.list, { add: channels.add, change: channels.update, delete: channels.delete }),
  // Links of a deleted domain get other short URLs.
  ...writes(domains.list, { add: domains.add, change: domains.update, delete: domains.delete }, [links.list]),
  [domains.check, { list: domains.list, does: 'change' }],
  ...writes(pixels.list, { add: pixels.add, change: pixels.update, delete: pixels.delete }),
  ...writes(overlays.list, { add: overlays.add, change: overlays.update, delete: overlays.delete }),
  ...writes(splash.list, { add: splash.add, change: splash.update, delete: splash.delete }),
  ...writes(bio.list, { add: bio.add, change: bio.update, delete: bio.delete }),
  ...writes(keys.list, { add: keys.add, delete: keys.delete }),
]);
