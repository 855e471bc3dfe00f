import { z } from 'zod/mini';
import { levels } from '#qr/plan.ts';
import { shapes } from '#qr/shapes.ts';
import { keep, recall } from '#web/browser/kept.ts';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';

/** The part of a design that no server stores: it applies to downloads from this browser. */
const DownloadStyle = z.object({
  shape: z.enum(shapes),
  margin: z.int().check(z.minimum(0), z.maximum(20)),
  /** auto: H with a logo, else M. */
  errorCorrection: z.enum(['auto', ...levels]),
});
export type DownloadStyle = z.output<typeof DownloadStyle>;

export const usualStyle: DownloadStyle = { shape: 'square', margin: 4, errorCorrection: 'auto' };

const shapeNames: Readonly<Record<DownloadStyle['shape'], string>> = {
  square: words.squares,
  rounded: words.rounded,
  dots: words.dots,
};
export const shapeOptions = shapes.map((value) => ({ value, label: shapeNames[value] }));

/** What is not as usual: "Dots · Margin 2". */
export const unusual = ({ shape, margin, errorCorrection }: DownloadStyle) =>
  [
    shape !== usualStyle.shape && shapeNames[shape],
    margin !== usualStyle.margin && words.marginOf(margin),
    errorCorrection !== usualStyle.errorCorrection && words.levelOf(errorCorrection),
  ]
    .filter(Boolean)
    .join(' · ');

/** The design that was saved last: offered for the next code as the house style. */
const LastDesign = z.extend(DownloadStyle, {
  foreground: z.string(),
  background: z.string(),
  logo: z.string(),
});
export type LastDesign = z.output<typeof LastDesign>;

export const lastStyle = (): DownloadStyle => {
  const kept = DownloadStyle.safeParse(recall('browser', 'qr-style'));
  return kept.success ? kept.data : usualStyle;
};

export const keepStyle = (style: DownloadStyle) => keep('browser', 'qr-style', style);

export const lastDesign = (): LastDesign | undefined =>
  LastDesign.safeParse(recall('browser', 'qr-design')).data;

/** A logo that there is no room for is left out. */
export const keepDesign = (design: LastDesign) =>
  keep('browser', 'qr-design', design) || keep('browser', 'qr-design', { ...design, logo: '' });
