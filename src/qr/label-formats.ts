/** A sheet of labels. Sizes are in millimeters. */
export interface LabelFormat {
  id: string;
  maker: 'Avery' | 'Herma' | 'cut';
  /** The part number as on the box. */
  part: string;
  page: 'a4' | 'letter';
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Distance of the first label from the page’s edges. */
  left: number;
  top: number;
  /** Distance from the start of one label to the start of the next. */
  across: number;
  down: number;
}

export const pageSizes = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

type Measures = [columns: number, rows: number, width: number, height: number];
type Places = [left: number, top: number, across: number, down: number];

const format = (
  maker: LabelFormat['maker'],
  part: string,
  page: LabelFormat['page'],
  [columns, rows, width, height]: Measures,
  [left, top, across, down]: Places,
): LabelFormat => ({
  id: `${maker}-${part}`.toLowerCase(),
  maker,
  part,
  page,
  columns,
  rows,
  width,
  height,
  left,
  top,
  across,
  down,
});

/**
 * The measures are those of gLabels' templates (`avery-iso`, `avery-us` and `herma-iso-templates.xml`, which use points
 * or inches). Exceptions are L7160 and L7163, whose positions are from Avery's own templates, and L7120, whose gaps are
 * from published programs that print it. If a source is off by less than a millimeter, the labels are centered on the
 * page.
 */
export const labelFormats: readonly LabelFormat[] = [
  format('Avery', 'L7120', 'a4', [5, 7, 35, 35], [7.5, 11, 40, 40]),
  format('Avery', 'L7160', 'a4', [3, 7, 63.5, 38.1], [7.21, 15.15, 66.04, 38.1]),
  format('Avery', 'L7163', 'a4', [2, 7, 99.06, 38.1], [4.67, 15.15, 101.6, 38.1]),
  format('Avery', 'L7165', 'a4', [2, 4, 99.06, 67.73], [4.67, 13.04, 101.6, 67.73]),
  format('Avery', 'L7651', 'a4', [5, 13, 38.1, 21.2], [4.75, 10.7, 40.6, 21.2]),
  format('Avery', 'L4732', 'a4', [5, 16, 35.6, 16.9], [11, 13.3, 38.1, 16.9]),
  format('Herma', '4464', 'a4', [3, 8, 70, 37.125], [0, 0, 70, 37.125]),
  format('Herma', '4606', 'a4', [5, 13, 38, 21.2], [10, 10.7, 38, 21.2]),
  format('Herma', '4607', 'a4', [4, 16, 48.3, 16.9], [8.4, 13.3, 48.3, 16.9]),
  format('Herma', '4608', 'a4', [4, 11, 48.3, 25.4], [8.4, 8.8, 48.3, 25.4]),
  format('Herma', '4614', 'a4', [3, 8, 66, 33.8], [6, 13.3, 66, 33.8]),
  format('Herma', '4625', 'a4', [2, 7, 105, 42.3], [0, 0.45, 105, 42.3]),
  format('Avery', '5160', 'letter', [3, 10, 66.675, 25.4], [4.7625, 12.7, 69.85, 25.4]),
  format('Avery', '5163', 'letter', [2, 5, 101.6, 50.8], [3.97, 12.7, 106.36, 50.8]),
  format('Avery', '5167', 'letter', [4, 20, 44.45, 12.7], [7.14, 12.7, 52.39, 12.7]),
  format('Avery', '3111', 'letter', [3, 3, 63.5, 63.5], [7.94, 31.75, 68.26, 76.2]),
  // Plain paper for cutting. There's room between two codes for the bleed of both.
  format('cut', '30', 'a4', [5, 7, 30, 30], [18, 25.5, 36, 36]),
  format('cut', '50', 'a4', [3, 4, 50, 50], [24, 34.5, 56, 59.333]),
  format('cut', '80', 'a4', [2, 3, 80, 80], [22, 22.5, 86, 86]),
];

export const perSheet = ({ columns, rows }: LabelFormat) => columns * rows;
