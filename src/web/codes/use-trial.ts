import { useEffect, useState } from 'react';
import { afterFirstView } from '#web/browser/first-view.ts';
import { useSettled } from '#web/browser/settled.ts';
import type { Drawing } from './drawing.ts';
import { type HardTrial, type Trial, tryDrawing, tryHard } from './try-drawing.ts';

export interface Trials {
  /** Undefined until it is known. */
  trial: Trial | undefined;
  /** Follows where a reader has found it as it is. */
  hard: HardTrial | undefined;
}

const unknown: Trials = { trial: undefined, hard: undefined };

export const canBeRead = (trial: Trial | undefined) => trial?.state === 'read' || trial?.state === 'partly';

/** How a drawing reads. It waits for a pause in typing. */
export const useTrial = (drawing: Drawing | undefined): Trials => {
  const settled = useSettled(drawing?.svg, 200);
  const [found, setFound] = useState<Trials & { svg: string }>();
  useEffect(() => {
    if (!drawing || drawing.svg !== settled) return;
    let isOver = false;
    const { svg } = drawing;
    const find = async () => {
      // Its readers are larger than the page, and what the page shows comes first.
      await afterFirstView();
      if (isOver) return;
      const trial = await tryDrawing(drawing);
      if (isOver) return;
      setFound({ svg, trial, hard: undefined });
      if (!canBeRead(trial)) return;
      const hard = await tryHard(drawing);
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
