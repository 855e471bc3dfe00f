/** Returns whether a URL's host is the local machine. */
export const isThisMachine = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);
