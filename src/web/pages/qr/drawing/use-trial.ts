import { useEffect, useState } from 'react';
import { useSettled } from '#web/browser/settled.ts';
import type { Drawing } from './drawing.ts';
import { type Trial, tryDrawing } from './try-drawing.ts';

/** How a drawing reads; undefined until it is known. It waits for a pause in typing. */
export const useTrial = (drawing: Drawing | undefined): Trial | undefined => {
  const settled = useSettled(drawing?.svg, 200);
  const [found, setFound] = useState<{ svg: string; trial: Trial }>();
  useEffect(() => {
    if (!drawing || drawing.svg !== settled) return;
    let isOver = false;
    const find = async () => {
      const trial = await tryDrawing(drawing);
      if (!isOver) setFound({ svg: drawing.svg, trial });
    };
    void find();
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a drawing is what its svg is
  }, [drawing?.svg, settled]);
  return found && found.svg === drawing?.svg ? found.trial : undefined;
};
