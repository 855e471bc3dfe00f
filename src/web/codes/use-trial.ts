import { useEffect, useState } from 'react';
import { afterFirstView } from '#web/browser/first-view.ts';
import { useDebounced } from '#web/browser/debounced.ts';
import type { Drawing } from './drawing.ts';
import { type HardTrial, type Trial, tryDrawing, tryConditions } from './try-drawing.ts';

export interface Trials {
  /** Undefined until the reading has finished. */
  trial: Trial | undefined;
  /** Runs only if a reader has found the code unchanged. */
  hard: HardTrial | undefined;
}

const unknown: Trials = { trial: undefined, hard: undefined };

export const canBeRead = (trial: Trial | undefined) => trial?.state === 'read' || trial?.state === 'partly';

/** Tests a drawing with the readers, once typing has paused. */
export const useTrial = (drawing: Drawing | undefined): Trials => {
  const settled = useDebounced(drawing?.svg, 200);
  const [found, setFound] = useState<Trials & { svg: string }>();
  useEffect(() => {
    if (!drawing || drawing.svg !== settled) return;
    let isOver = false;
    const { svg } = drawing;
    const find = async () => {
      // The readers are larger than the page, which is shown first.
      await afterFirstView();
      if (isOver) return;
      const trial = await tryDrawing(drawing);
      if (isOver) return;
      setFound({ svg, trial, hard: undefined });
      if (!canBeRead(trial)) return;
      const hard = await tryConditions(drawing);
      if (!isOver) setFound({ svg, trial, hard });
    };
    void find();
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a drawing is what its svg is
  }, [drawing?.svg, settled]);
  return found && found.svg === drawing?.svg ? found : unknown;
};
