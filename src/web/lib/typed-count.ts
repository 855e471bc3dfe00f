/** Of a number: what sets its thousands apart, here or there. */
const apart = /[\s.,'’]/g;

/** What was typed without the signs between its thousands; as it is, where they set nothing apart: "2.5" is not 25. */
export const ungrouped = (typed: string) =>
  /^\d{1,3}(?:[\s.,'’]\d{3})+$/.test(typed.trim()) ? typed.replaceAll(apart, '') : typed.trim();

/** Whether what was typed is what was wanted: a number also without, or with other, signs between its thousands. */
export const isTyped = (typed: string, wanted: string) =>
  typed.trim() === wanted ||
  (/^[\d\s.,'’]+$/.test(wanted) && typed.replaceAll(apart, '') === wanted.replaceAll(apart, ''));
