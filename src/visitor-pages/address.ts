/** An address as a page may link to it: nothing that runs. */
export const webAddress = (address: string) => (/^https?:\/\//i.test(address) ? address : '#');

/** What tells people where an address leads. */
export const hostOf = (address: string) => URL.parse(address)?.host.replace(/^www\./, '') || address;
