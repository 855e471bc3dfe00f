/** Returns an address that a page may link to. It never runs code. */
export const webAddress = (address: string) => (/^https?:\/\//i.test(address) ? address : '#');

/** Returns the host, which shows users where an address leads. */
export const hostOf = (address: string) => URL.parse(address)?.host.replace(/^www\./, '') || address;
