import { useMemo } from 'react';
import { type Drawing, drawingOf, type Look } from './drawing.ts';

/** Draws again only if the picture changes, since drawing a dense code delays input. */
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
