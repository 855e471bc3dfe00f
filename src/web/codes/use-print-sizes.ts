import { useEffect, useState } from 'react';
import type { Plan } from '#qr/plan.ts';
import type { Drawing } from './drawing.ts';
import { tryDrawing, tryConditions } from './try-drawing.ts';
import { canBeRead } from './use-trial.ts';
import { minPrintWidth } from './verdict.ts';

export interface PrintSize {
  caption: string;
  plan: Plan;
  /** The smallest width in print, in millimetres. Undefined if no reader can read the code. */
  from: number | undefined;
}

/**
 * Returns how small each code may be printed. The first estimate is by its modules. Readers then refine it one code at
 * a time.
 */
export const usePrintSizes = (
  pictures: readonly { drawing: Drawing; caption: string }[],
  isWanted: boolean,
): readonly PrintSize[] => {
  const [found, setFound] = useState<{ pictures: typeof pictures; sizes: readonly PrintSize[] }>();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const find = async () => {
      const sizes = byModules(pictures);
      for (const [at, { drawing, caption }] of pictures.entries()) {
        const { plan } = drawing;
        const trial = await tryDrawing(drawing);
        const hard = canBeRead(trial) ? await tryConditions(drawing) : undefined;
        if (isOver) return;
        sizes[at] = { caption, plan, from: trial.state === 'unread' ? undefined : minPrintWidth(plan, hard) };
        setFound({ pictures, sizes: [...sizes] });
      }
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [pictures, isWanted]);
  return found?.pictures === pictures ? found.sizes : byModules(pictures);
};

const byModules = (pictures: readonly { drawing: Drawing; caption: string }[]): PrintSize[] =>
  pictures.map(({ drawing: { plan }, caption }) => ({ caption, plan, from: minPrintWidth(plan, undefined) }));
