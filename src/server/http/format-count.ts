/** Formats a count, such as `1 second` or `1,200 links`. */
export const formatCount = (count: number, what: string) =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
