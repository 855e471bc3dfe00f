/** Where a record is shown, by what every list tells about it. */

/** A link is looked up by its short URL: the specification has no other way to one link. */
export const linkPath = (shorturl: string) => `/links?${new URLSearchParams({ short: shorturl }).toString()}`;

export const linkSearchPath = (q: string) => `/links?${new URLSearchParams({ q }).toString()}`;

export const qrPath = (id: number) => `/qr/${id}`;
