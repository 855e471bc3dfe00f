/** Paths of records' pages, from the data that every list contains. */

/**
 * Returns the path of a link's page. It uses the short URL, since the specification has no other way to look up a
 * single link.
 */
export const linkPath = (shorturl: string) =>
  `/links/by?${new URLSearchParams({ short: shorturl }).toString()}`;

/** Returns the path of the list of links, which looks up a pasted short URL. */
export const linkLookUpPath = (short: string) => `/links?${new URLSearchParams({ short }).toString()}`;

export const linkSearchPath = (q: string) => `/links?${new URLSearchParams({ q }).toString()}`;

export const qrPath = (id: number) => `/qr/${id}`;

export const qrEditPath = (id: number) => `/qr/${id}/edit`;

/** Returns the path of the studio, filled in with an address. */
export const newQrPath = (data: string, name: string) =>
  `/qr/new?${new URLSearchParams({ data, ...(name && { name }) }).toString()}`;

/** Returns the path for comparing a code's scans with those of others, which are selected there. */
export const comparePath = (id: number) => `/statistics/compare?codes=${id}`;

export const jobPath = (id: string) => `/jobs/${id}`;

/** Returns the path for comparing a record's visits with those of others of its kind. */
export const compareRecordPath = (of: string, id: number) => `/statistics/compare?of=${of}&ids=${id}`;

/** Returns the path of the statistics of records whose own page has none. */
export const statisticsPath = (of: 'campaign' | 'channel' | 'domain' | 'bio', id: number) =>
  `/statistics?of=${of}&id=${id}`;

export const splashPath = (id: number) => `/splash/${id}`;

export const overlayPath = (id: number) => `/overlays/${id}`;

export const bioPath = (id: number) => `/bio/${id}`;
