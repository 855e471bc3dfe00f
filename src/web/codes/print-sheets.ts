import { type LabelFormat, labelFormats } from '#qr/label-formats.ts';
import { locale } from '#web/words/language.ts';
import { qrPrint as words } from '#web/words/qr-print.ts';
import { papers } from './print-paper.ts';

const millimetres = (length: number) => length.toLocaleString(locale(), { maximumFractionDigits: 1 });

export const nameOfFormat = ({ maker, part }: LabelFormat) =>
  maker === 'cut' ? `${part} \u00d7 ${part}\u00a0mm` : `${maker} ${part}`;

const labelOf = (format: LabelFormat) => {
  const size = words.labelSize(millimetres(format.width), millimetres(format.height));
  const most = words.perSheet(format.columns * format.rows);
  return format.maker === 'cut' ? `${size} · ${most}` : `${nameOfFormat(format)} · ${size} · ${most}`;
};

const group = (maker: LabelFormat['maker'], name: string) => ({
  group: name,
  options: labelFormats
    .filter((format) => format.maker === maker)
    .map((format) => ({ value: format.id, label: labelOf(format) })),
});

/**
 * Returns the paper, label sheets and cut sheets to print on. A function, since modules that load together may depend
 * on each other.
 */
export const sheets = () => [
  { group: words.plainPaper, options: papers },
  group('Avery', 'Avery'),
  group('Herma', 'Herma'),
  group('cut', words.cutPaper),
];

export const formatOf = (id: string) => labelFormats.find((format) => format.id === id);
