/** Of a column of counts, in pixels: enough for 99,999,999, since a count that is cut reads as a smaller one. */
export const countWidth = 116;
