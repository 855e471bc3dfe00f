import { type LabelFormat, labelFormats, perSheet } from '#qr/label-formats.ts';
import { sideOn } from '#qr/label-sheets.ts';
import type { PrintSize } from './use-print-sizes.ts';

/** The options of labels besides their format, as entered. */
export interface LabelChoices {
  start: string;
  /** In millimetres. Empty for none. */
  bleed: string;
  cutMarks: boolean;
}

export const bleeds = ['', '0', '1', '2', '3'] as const;

export const usualChoices = ({ maker }: Pick<LabelFormat, 'maker'>): LabelChoices =>
  maker === 'cut' ? { start: '1', bleed: '3', cutMarks: true } : { start: '1', bleed: '', cutMarks: false };

export const startOf = ({ start }: LabelChoices, format: LabelFormat) => {
  const typed = /^\d{1,3}$/.test(start.trim()) ? Number(start) : 0;
  return typed >= 1 && typed <= perSheet(format) ? typed : undefined;
};

export const tooSmallOn = (sizes: readonly PrintSize[], format: LabelFormat, hasNames: boolean) =>
  sizes.filter(({ plan, from }) => from !== undefined && sideOn(format, plan, hasNames) < from);

const area = ({ width, height }: LabelFormat) => width * height;

/**
 * Returns the smallest labels on which every code can be scanned. Labels of the same maker come before others on the
 * same paper.
 */
export function largeEnough(sizes: readonly PrintSize[], format: LabelFormat, hasNames: boolean) {
  const fit = labelFormats
    .filter(({ page }) => page === format.page)
    .filter((each) => tooSmallOn(sizes, each, hasNames).length === 0)
    .toSorted((one, other) => area(one) - area(other));
  return fit.find(({ maker }) => maker === format.maker) ?? fit[0];
}
