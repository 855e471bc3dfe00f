import { useMemo } from 'react';
import { type Drawing, drawingOf, type Look } from './drawing.ts';

/** Drawn again only when it would be another picture: a dense code takes longer than a keystroke should. */
export const useDrawing = (payload: string | undefined, look: Look): Drawing | undefined => {
  const { foreground, background, logo, logoData, style } = look;
  return useMemo(
    () =>
      payload === undefined
        ? undefined
        : drawingOf(payload, { foreground, background, logo, logoData, style }),
    [payload, foreground, background, logo, logoData, style],
  );
};
