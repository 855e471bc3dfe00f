let readHost: ((address: string) => string) | undefined;

/**
 * Enables readable hosts. Until then, hosts stay as DNS has them, since few people have a host that reads differently.
 */
export const setHostReader = (read: (address: string) => string) => {
  readHost = read;
};

/**
 * Returns an address with its percent-encoded letters in readable form, such as `/春` for `/%E6%98%A5`. It's for display
 * only. Anything that can't be decoded or would hide something (blanks, control and direction characters) stays
 * unchanged.
 */
export const readableUrl = (address: string) => {
  const text = readHost && address.includes('xn--') ? readHost(address) : address;
  if (!text.includes('%')) return text;
  try {
    const decoded = decodeURI(text);
    return /[\s\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(decoded) ? text : decoded;
  } catch {
    return text;
  }
};
