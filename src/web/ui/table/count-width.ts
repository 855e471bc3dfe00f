/** Width of a column of counts, in px. It fits 99,999,999, since a truncated count reads as a smaller one. */
export const countWidth = 116;
