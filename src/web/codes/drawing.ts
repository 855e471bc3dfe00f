import type { QrLook } from '#contract/qr-look.ts';
import { drawPlan } from '#qr/draw.ts';
import { type Plan, planQr, TooMuchForQr } from '#qr/plan.ts';
import { toRgb } from '#web/lib/colors.ts';
import type { LaidOver } from '#web/ui/base/QrPicture.tsx';

/** A picture of a code, as it is shown, tried and downloaded. */
export interface Drawing {
  /** What a reader should find in it. */
  payload: string;
  plan: Plan;
  svg: string;
  /** A logo that is laid over, since its server lets no page read it. */
  overlay: LaidOver | undefined;
}

export interface Look {
  foreground: string;
  background: string;
  /** As given; "" for none. */
  logo: string;
  /** The logo as a data: URL; undefined while it is read, null where it can't be. */
  logoData: string | null | undefined;
  /** Beyond the specification; undefined for a plain code. */
  look: QrLook | undefined;
}

/** @returns undefined where the payload is more than a code can hold */
export function drawingOf(payload: string, design: Look): Drawing | undefined {
  const { logo, logoData, look } = design;
  try {
    const plan = planQr(payload, {
      foreground: toRgb(design.foreground),
      background: toRgb(design.background),
      logo: logoData ?? undefined,
      logoPlace: logo !== '',
      look,
    });
    return {
      payload,
      plan,
      svg: drawPlan(plan),
      overlay: logo !== '' && logoData === null ? laidOver(plan, logo) : undefined,
    };
  } catch (error) {
    if (error instanceof TooMuchForQr) return undefined;
    throw error;
  }
}

/** Pictures are shown in squares, in whose middle one with a frame stands. */
function laidOver({ left, top, width, height, logo }: Plan, src: string): LaidOver | undefined {
  if (!logo) return undefined;
  const box = Math.max(width, height);
  const share = (length: number) => `${((length / box) * 100).toFixed(2)}%`;
  return {
    src,
    place: {
      left: share(logo.x - left + (box - width) / 2),
      top: share(logo.y - top + (box - height) / 2),
      width: share(logo.side),
      height: share(logo.side),
    },
  };
}

export const imageOf = ({ svg }: Drawing) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
