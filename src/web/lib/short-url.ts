/**
 * Whether a text that was pasted into a search is the address of a short link: a host, one word after it, and
 * nothing else. An address with more to it is a destination, which the search finds by its words.
 */
export const looksLikeShortUrl = (text: string) =>
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|localhost)(?::\d{1,5})?\/[\p{L}\p{N}_%~+-]+\/?$/iu.test(
    text,
  );
