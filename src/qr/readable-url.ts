/**
 * An address with its percent-encoded letters as people read them: `/%E6%98%A5` is `/春`. For the eye only; what
 * can't be decoded, or would hide something (blanks, control and direction signs), stays as it is.
 */
export const readableUrl = (address: string) => {
  if (!address.includes('%')) return address;
  try {
    const text = decodeURI(address);
    return /[\s\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(text) ? address : text;
  } catch {
    return address;
  }
};
