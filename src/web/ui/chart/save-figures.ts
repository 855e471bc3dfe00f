import { downloadBlob, downloadText, fileName } from '#web/browser/download.ts';
import { csvText } from '#web/lib/csv.ts';
import type { ChartData } from './ChartCard.tsx';

export const saveTable = ({ head, rows }: Pick<ChartData, 'head' | 'rows'>, name: string) =>
  downloadText(csvText(head, rows), fileName(name, 'csv'), 'text/csv');

export async function savePicture(card: HTMLElement, name: string) {
  const { pngOf } = await import('#web/browser/paint-element.ts');
  downloadBlob(await pngOf(card), fileName(name, 'png'));
}
