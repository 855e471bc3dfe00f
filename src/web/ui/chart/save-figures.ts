import { downloadBlob, downloadText, fileName } from '#web/browser/download.ts';
import { pngOf } from '#web/browser/paint-element.ts';
import { csvText } from '#web/lib/csv.ts';
import type { ChartData } from './ChartCard.tsx';

export const saveCsv = ({ head, rows }: Pick<ChartData, 'head' | 'rows'>, name: string) =>
  downloadText(csvText(head, rows), fileName(name, 'csv'), 'text/csv');

export const savePicture = async (card: HTMLElement, name: string) =>
  downloadBlob(await pngOf(card), fileName(name, 'png'));
