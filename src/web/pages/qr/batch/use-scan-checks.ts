import { useEffect, useState } from 'react';
import type { Drawing } from '#web/codes/drawing.ts';
import { type HardTrial, type Trial, tryDrawing, tryConditions } from '#web/codes/try-drawing.ts';
import { canBeRead } from '#web/codes/use-trial.ts';
import type { BatchLine } from './batch-columns.tsx';
import type { BatchPicture } from './batch-pictures.ts';

export interface ScanCheck {
  drawing: Drawing;
  trial: Trial;
  hard: HardTrial | undefined;
}

/**
 * Returns the lines with the readers' results for their pictures, one after the other. A line without a new result
 * stays the same object, so that its row doesn't render again.
 */
export const useScanChecks = (
  lines: readonly BatchLine[],
  pictures: readonly BatchPicture[],
): readonly BatchLine[] => {
  const [found, setFound] = useState<{ pictures: readonly BatchPicture[]; lines: readonly BatchLine[] }>();
  useEffect(() => {
    let isOver = false;
    const find = async () => {
      let known = lines;
      for (const { line, drawing } of pictures) {
        const trial = await tryDrawing(drawing);
        const hard = canBeRead(trial) ? await tryConditions(drawing) : undefined;
        if (isOver) return;
        known = known.map((each) =>
          each.line === line ? { ...each, tried: { drawing, trial, hard } } : each,
        );
        setFound({ pictures, lines: known });
      }
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [lines, pictures]);
  return found?.pictures === pictures ? found.lines : lines;
};
