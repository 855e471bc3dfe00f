/** Where a record is shown, by what every list tells about it. */

/** A link's own page finds it by its short URL: the specification has no other way to one link. */
export const linkPath = (shorturl: string) =>
  `/links/by?${new URLSearchParams({ short: shorturl }).toString()}`;

/** The list, with what a pasted short URL leads to, if it is one of a link. */
export const linkLookUpPath = (short: string) => `/links?${new URLSearchParams({ short }).toString()}`;

export const linkSearchPath = (q: string) => `/links?${new URLSearchParams({ q }).toString()}`;

export const qrPath = (id: number) => `/qr/${id}`;

export const qrEditPath = (id: number) => `/qr/${id}/edit`;

/** The studio, filled in for one address. */
export const newQrPath = (data: string, name: string) =>
  `/qr/new?${new URLSearchParams({ data, ...(name && { name }) }).toString()}`;

/** A code's scans beside those of others, which are chosen there. */
export const comparePath = (id: number) => `/statistics/compare?codes=${id}`;

/** Work of many requests, with what has become of each. */
export const jobPath = (id: string) => `/jobs/${id}`;

/** Anything’s visits beside those of others of its kind. */
export const compareRecordPath = (of: string, id: number) => `/statistics/compare?of=${of}&ids=${id}`;

/** Statistics of what has none on its own page. */
export const statisticsPath = (of: 'campaign' | 'channel' | 'domain' | 'bio', id: number) =>
  `/statistics?of=${of}&id=${id}`;

export const splashPath = (id: number) => `/splash/${id}`;

export const overlayPath = (id: number) => `/overlays/${id}`;

export const bioPath = (id: number) => `/bio/${id}`;
