import { drawPlan } from '#qr/draw.ts';
import { type Plan, planQr, TooMuchForQr } from '#qr/plan.ts';
import { toRgb } from '#web/lib/colors.ts';
import type { DownloadStyle } from './download-style.ts';

/** A picture of a code, as it is shown, tried and downloaded. */
export interface Drawing {
  /** What a reader should find in it. */
  payload: string;
  plan: Plan;
  svg: string;
  /** The address of a logo that is laid over, since its server lets no page read it. */
  overlay: string | undefined;
}

export interface Look {
  foreground: string;
  background: string;
  /** As given; "" for none. */
  logo: string;
  /** The logo as a data: URL; undefined while it is read, null where it can't be. */
  logoData: string | null | undefined;
  style: DownloadStyle;
}

/** @returns undefined where the payload is more than a code can hold */
export function drawingOf(payload: string, look: Look): Drawing | undefined {
  const { logo, logoData, style } = look;
  try {
    const plan = planQr(payload, {
      foreground: toRgb(look.foreground),
      background: toRgb(look.background),
      logo: logoData ?? undefined,
      logoPlace: logo !== '',
      margin: style.margin,
      shape: style.shape,
      errorCorrection: logo !== '' || style.errorCorrection === 'auto' ? undefined : style.errorCorrection,
    });
    return {
      payload,
      plan,
      svg: drawPlan(plan),
      overlay: logo !== '' && logoData === null ? logo : undefined,
    };
  } catch (error) {
    if (error instanceof TooMuchForQr) return undefined;
    throw error;
  }
}

export const imageOf = ({ svg }: Drawing) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
