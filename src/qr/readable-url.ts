let readHost: ((address: string) => string) | undefined;

/** Until this is called hosts stay as DNS has them: few people have one that reads otherwise. */
export const readHostsBy = (read: (address: string) => string) => {
  readHost = read;
};

/**
 * An address with its percent-encoded letters as people read them: `/%E6%98%A5` is `/春`. For the eye only; what
 * can't be decoded, or would hide something (blanks, control and direction signs), stays as it is.
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
