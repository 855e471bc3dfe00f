import { useMemo } from 'react';
import { type Drawing, drawingOf, type Look } from './drawing.ts';

/** Draws again only if the picture changes: a dense code takes longer than a keystroke should. */
export const useDrawing = (payload: string | undefined, design: Look): Drawing | undefined => {
  const { foreground, background, logo, logoData, look } = design;
  return useMemo(
    () =>
      payload === undefined
        ? undefined
        : drawingOf(payload, { foreground, background, logo, logoData, look }),
    [payload, foreground, background, logo, logoData, look],
  );
};
