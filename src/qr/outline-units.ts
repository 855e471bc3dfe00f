/** Units of an outline in a pixel: its numbers are whole. */
export const unitsPerPixel = 8;
/** In pixels: finer than any printer needs of words. */
export const letterSize = 120;
/** Of an outline of words: its em, and where the middle of its line is from above. */
export const outlineEm = letterSize * unitsPerPixel;
