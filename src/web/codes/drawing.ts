import type { QrLook } from '#contract/qr-look.ts';
import { drawPlan } from '#qr/draw.ts';
import { type Plan, planQr, TextTooLongForQr } from '#qr/plan.ts';
import { toRgb } from '#web/lib/colors.ts';
import type { ImageOverlay } from '#web/ui/base/QrPicture.tsx';

/** The picture of a code that is shown, tested and downloaded. */
export interface Drawing {
  /** The text that a reader should find in it. */
  payload: string;
  plan: Plan;
  svg: string;
  /** A logo laid over the picture, since its server doesn't let pages read it. */
  overlay: ImageOverlay | undefined;
}

export interface Look {
  foreground: string;
  background: string;
  /** As entered. Empty for none. */
  logo: string;
  /** The logo as a data: URL. Undefined while loading, null if it can't be loaded. */
  logoData: string | null | undefined;
  /** Options beyond the specification. Undefined for a plain code. */
  look: QrLook | undefined;
}

/**
 * Draws a code.
 * @returns undefined if the payload exceeds the capacity of a code
 */
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
    if (error instanceof TextTooLongForQr) return undefined;
    throw error;
  }
}

/**
 * Computes the position within the square in which the picture is centered, since a picture with a frame isn't square.
 */
function laidOver({ left, top, width, height, logo }: Plan, src: string): ImageOverlay | undefined {
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
