import { maxOutlineLength } from '#contract/qr-look.ts';
import { letterSize } from '#qr/outline-units.ts';
import { cutToFit } from '#web/lib/end-cut.ts';
import type { TemplateDesign } from './designs.ts';

const font = `700 ${letterSize}px "Inter Variable", system-ui, sans-serif`;

/**
 * Returns a text as an outline in any script for which the browser has a font, so that it looks the same everywhere.
 * Returns "" if the browser can't read canvas pixels.
 * @param room maximum width in ems, beyond which the text is truncated
 */
export async function outlineOf(whole: string, room = Infinity): Promise<string> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || whole === '') return '';
  await document.fonts.load(font, whole);
  context.font = font;
  const text = cutToFit(whole, (each) => context.measureText(each).width <= room * letterSize);
  canvas.width = Math.ceil(context.measureText(text).width) + letterSize;
  canvas.height = letterSize * 2;
  // Resizing a canvas resets its font.
  context.font = font;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.fillText(text, canvas.width / 2, letterSize);
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const { traceOutline } = await import('#qr/trace.ts');
  return traceOutline({ width, height, data: data.filter((_, at) => at % 4 === 3) }, maxOutlineLength);
}

/** Returns a design with the text of its frame as an outline. */
export async function withOutline(design: TemplateDesign): Promise<TemplateDesign> {
  const { frame } = design.look;
  if (!frame?.text || frame.outline) return design;
  const outline = await outlineOf(frame.text);
  return { ...design, look: { ...design.look, frame: { ...frame, outline } } };
}
