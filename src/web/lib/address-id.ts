/** Returns the id in an address, or 0 if there is none. No record has the id 0, and it is never requested. */
export const idInAddress = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
