import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Qr, QrSource } from '#contract/qr.ts';
import { logoInPicture } from '#web/api/pictures.ts';
import { qrDetail } from '#web/api/qr.ts';
import { type Drawing, drawingOf } from '#web/codes/drawing.ts';
import { printedPayload } from '#web/codes/printed-payload.ts';
import { nameOf } from '#web/pages/qr/record/qr-columns.tsx';

interface OwnDrawings {
  pictures: readonly { drawing: Drawing; caption: string }[];
  /** How many codes have been processed. */
  done: number;
}

const none: OwnDrawings = { pictures: [], done: 0 };

/**
 * Draws each code in its own look, one after the other. Codes whose look or address the server doesn't report are left
 * out.
 */
export const useOwnDrawings = (codes: readonly Qr[]): OwnDrawings => {
  const client = useQueryClient();
  const [found, setFound] = useState<OwnDrawings & { codes: readonly Qr[] }>();
  useEffect(() => {
    let isOver = false;
    const find = async () => {
      const pictures: { drawing: Drawing; caption: string }[] = [];
      for (const [at, code] of codes.entries()) {
        const drawing = await ownDrawing(code, async () => {
          const { source } = await client.query({ ...qrDetail(code.id), staleTime: 60_000 });
          return source;
        });
        if (isOver) return;
        if (drawing) pictures.push({ drawing, caption: nameOf(code) });
        setFound({ codes, pictures: [...pictures], done: at + 1 });
      }
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [client, codes]);
  return found?.codes === codes ? found : none;
};

async function ownDrawing(code: Qr, ask: () => Promise<QrSource | undefined>): Promise<Drawing | undefined> {
  try {
    const source = await ask();
    const payload = await printedPayload(code, () => Promise.resolve(source));
    if (!source || payload === undefined) return undefined;
    const logo = (await logoInPicture(code.image)) ?? '';
    const logoData = logo.startsWith('data:') ? logo : null;
    const { foreground, background, look } = source;
    return drawingOf(payload, { foreground, background, look, logo, logoData });
  } catch {
    return undefined;
  }
}
