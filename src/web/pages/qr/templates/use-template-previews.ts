import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Qr } from '#contract/qr.ts';
import { logoInPicture } from '#web/api/pictures.ts';
import { type Drawing, drawingOf } from '#web/codes/drawing.ts';
import { type HardTrial, type Trial, tryDrawing, tryConditions } from '#web/codes/try-drawing.ts';
import { canBeRead } from '#web/codes/use-trial.ts';
import { printedPayload } from '#web/codes/printed-payload.ts';
import { qrDetail } from '#web/api/qr.ts';
import type { TemplateDesign } from '#web/codes/designs.ts';

/** A code as it would be with the design. */
export interface TemplatePreview {
  code: Qr;
  /** Undefined if the code's address is unknown, or too long for the design. */
  drawing: Drawing | undefined;
  trial: Trial | undefined;
  hard: HardTrial | undefined;
}

/** Draws and tests each code in a design, one after the other. Returns the results so far. */
export const useTemplatePreviews = (
  codes: readonly Qr[],
  design: TemplateDesign | undefined,
): TemplatePreview[] => {
  const client = useQueryClient();
  const [found, setFound] = useState<{ design: TemplateDesign; applied: TemplatePreview[] }>();
  useEffect(() => {
    if (!design) return;
    let isOver = false;
    const find = async () => {
      const applied: TemplatePreview[] = [];
      for (const code of codes) {
        const payload = await printedPayload(code, async () => {
          const { source } = await client.query({ ...qrDetail(code.id), staleTime: 60_000 });
          return source;
        }).catch(() => undefined);
        const logo = design.logo ?? (await logoInPicture(code.image)) ?? '';
        const logoData = logo.startsWith('data:') ? logo : null;
        const drawing = payload === undefined ? undefined : drawingOf(payload, { ...design, logo, logoData });
        const trial = drawing && (await tryDrawing(drawing));
        const hard = drawing && canBeRead(trial) ? await tryConditions(drawing) : undefined;
        if (isOver) return;
        applied.push({ code, drawing, trial, hard });
        setFound({ design, applied: [...applied] });
      }
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [client, codes, design]);
  return found && found.design === design ? found.applied : [];
};
