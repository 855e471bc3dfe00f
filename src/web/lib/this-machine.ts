/** Whether a host, as a URL has it, is the machine that it is opened on. */
export const isThisMachine = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);
