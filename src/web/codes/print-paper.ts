import type { Paper } from '#web/ui/layout/PrintSheet.tsx';
import { qrPrint as words } from '#web/words/qr-print.ts';

/** In millimetres. Matches the print sheet's CSS. */
const sizes: Readonly<Record<Paper, { width: number; height: number }>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};
const edge = 10;
const gap = 4;
const captionHeight = 5;

export const papers = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: words.usLetter },
] as const satisfies readonly { value: Paper; label: string }[];

/** Returns how many pictures with the given side fit on a sheet. */
export function copiesOn(paper: Paper, side: number, hasCaption: boolean): number {
  const { width, height } = sizes[paper];
  const fit = (room: number, item: number) => Math.floor((room - 2 * edge + gap) / (item + gap));
  return Math.max(1, fit(width, side) * fit(height, side + (hasCaption ? captionHeight : 0)));
}
