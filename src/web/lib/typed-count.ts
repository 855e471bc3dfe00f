/** Of a number: what sets its thousands apart, here or there. */
const apart = /[\s.,'’]/g;

/** Whether what was typed is what was wanted: a number also without, or with other, signs between its thousands. */
export const isTyped = (typed: string, wanted: string) =>
  typed.trim() === wanted ||
  (/^[\d\s.,'’]+$/.test(wanted) && typed.replaceAll(apart, '') === wanted.replaceAll(apart, ''));
