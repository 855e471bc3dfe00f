/** The id that stands in an address; 0, which no record has and nobody asks for, where none does. */
export const idInAddress = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
