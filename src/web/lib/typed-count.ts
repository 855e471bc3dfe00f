/** Thousands separators of any locale. */
const apart = /[\s.,'’]/g;

/**
 * Removes thousands separators from the input. Input in which they don't separate thousands stays as it is, since "2.5"
 * isn't 25.
 */
export const ungrouped = (typed: string) =>
  /^\d{1,3}(?:[\s.,'’]\d{3})+$/.test(typed.trim()) ? typed.replaceAll(apart, '') : typed.trim();

/** Returns whether the input is the requested text. Numbers may be entered with other thousands separators or none. */
export const isTyped = (typed: string, wanted: string) =>
  typed.trim() === wanted ||
  (/^[\d\s.,'’]+$/.test(wanted) && typed.replaceAll(apart, '') === wanted.replaceAll(apart, ''));
