/** Units of an outline per pixel. Outlines use whole numbers. */
export const unitsPerPixel = 8;
/** In pixels. Finer than any printer needs for words. */
export const letterSize = 120;
/** The em of an outline of words, which is also the distance from the top to the middle of its line. */
export const outlineEm = letterSize * unitsPerPixel;
