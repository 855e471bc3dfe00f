/**
 * Returns whether a text pasted into a search is a short URL: a host, one word after it and nothing else. Anything
 * longer is a destination, which the search finds by its words.
 */
export const looksLikeShortUrl = (text: string) =>
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|localhost)(?::\d{1,5})?\/[\p{L}\p{N}_%~+-]+\/?$/iu.test(
    text,
  );
