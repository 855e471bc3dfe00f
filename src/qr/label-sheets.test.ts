import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { scanMe } from '#test/qr/outlines.ts';
import { drawnByPdf } from '#test/qr/print-reader.ts';
import { prepareReaders, readTwice } from '#test/qr/read-codes.ts';
import { labelFormats, type LabelFormat, pageSizes, perSheet } from './label-formats.ts';
import {
  bleedAreaOf,
  type Box,
  captionRoom,
  cutMarksOf,
  labelPages,
  partsOf,
  placesOf,
  sideOn,
} from './label-sheets.ts';
import { outlineEm } from './outline-units.ts';
import { boundsOf } from './path.ts';
import { pdfOf } from './pdf.ts';
import { planQr } from './plan.ts';

beforeAll(prepareReaders);

/** Tolerance for rounding, in millimeters. */
const slip = 1e-6;

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x - slip &&
  inner.y >= outer.y - slip &&
  inner.x + inner.width <= outer.x + outer.width + slip &&
  inner.y + inner.height <= outer.y + outer.height + slip;

const overlap = (one: Box, other: Box) =>
  one.x + one.width > other.x + slip &&
  other.x + other.width > one.x + slip &&
  one.y + one.height > other.y + slip &&
  other.y + other.height > one.y + slip;

const pageOf = ({ page }: LabelFormat): Box => ({ x: 0, y: 0, ...pageSizes[page] });

const anyFormat = fc.constantFrom(...labelFormats);
const anyBleed = fc.constantFrom(0, 1, 2, 3);

test('every label format has its own id, and at least eight are commercial ones', () => {
  expect(new Set(labelFormats.map(({ id }) => id)).size).toBe(labelFormats.length);
  expect(labelFormats.filter(({ maker }) => maker !== 'cut').length).toBeGreaterThanOrEqual(8);
});

test('labels with bleed stay on the page without overlapping each other or the cut marks', () => {
  fc.assert(
    fc.property(anyFormat, anyBleed, (format, bleed) => {
      const labels = (placesOf(format, perSheet(format), 1)[0] ?? []).map((box) =>
        bleedAreaOf(box, format, bleed),
      );
      const marks = cutMarksOf(format, bleed);
      for (const box of [...labels, ...marks]) expect(isWithin(box, pageOf(format))).toBe(true);
      for (const [at, box] of labels.entries())
        for (const other of [...labels.slice(at + 1), ...marks]) expect(overlap(box, other)).toBe(false);
    }),
  );
});

test('as many labels are placed as requested, beginning at the first unused label', () => {
  fc.assert(
    fc.property(anyFormat, fc.nat(400), fc.double({ min: 0, max: 1, noNaN: true }), (format, count, part) => {
      const most = perSheet(format);
      const start = 1 + Math.floor(part * (most - 1));
      const sheets = placesOf(format, count, start);
      expect(sheets.flat()).toHaveLength(count);
      const [whole = []] = placesOf(format, most, 1);
      const [first = []] = sheets;
      expect(first).toEqual(whole.slice(start - 1, start - 1 + count));
      for (const sheet of sheets.slice(1)) expect(sheet).toEqual(whole.slice(0, sheet.length));
    }),
  );
});

test('a code and its caption stay within their label and don’t overlap', () => {
  const shape = fc.record({
    width: fc.integer({ min: 21, max: 200 }),
    height: fc.integer({ min: 21, max: 200 }),
  });
  fc.assert(
    fc.property(anyFormat, shape, fc.boolean(), (format, plan, hasCaption) => {
      const label = { x: 0, y: 0, width: format.width, height: format.height };
      const { code, words } = partsOf(label, plan, hasCaption);
      expect(isWithin(code, label)).toBe(true);
      expect(code.width).toBe(sideOn(format, plan, hasCaption));
      const found = words && [isWithin(words, label), overlap(code, words)];
      expect(found).toEqual(hasCaption ? [true, false] : undefined);
    }),
  );
});

test('the labels of a printed sheet are read by two decoders', async () => {
  const [format] = labelFormats.filter(({ part }) => part === '5163');
  if (!format) throw new Error('It is gone.');
  const text = 'https://go.example.com/qr/Ab3dE5fG';
  const label = { plan: planQr(text), caption: scanMe };
  const pages = labelPages([label, label], { format, start: 10, bleed: 2, cutMarks: true });
  expect(pages.map(({ items }) => items.length)).toEqual([1, 1]);
  const sheet = drawnByPdf(await pdfOf(pages, 'Labels', deflateSync));
  expect(await readTwice(sheet, 2000)).toEqual([text, text]);
});

/** The outline of capitals with a width in ems, as a browser traces them. */
const capitals = (ems: number) => {
  const [width, height] = [Math.round(ems * outlineEm), Math.round(0.727 * outlineEm)];
  const top = Math.round(outlineEm - height / 2);
  return `M0 ${top}l${width} 0 0 ${height} ${-width} 0z`;
};

test('all captions have one readable size, and the longest one fits its label', () => {
  const plan = planQr('https://go.example.com/qr/Ab3dE5fG');
  const sizesOn = (format: LabelFormat, ...ems: number[]) => {
    const labels = ems.map((each) => ({ plan, caption: capitals(each) }));
    const pages = labelPages(labels, { format, start: 1, bleed: undefined, cutMarks: false });
    return pages.flatMap(({ marks = [] }) => marks).map(({ path }) => boundsOf(path));
  };
  fc.assert(
    fc.property(anyFormat, fc.double({ min: 0.1, max: 1, noNaN: true }), (format, part) => {
      const room = captionRoom(format, plan);
      const sizes = sizesOn(format, 2, room * part, 1);
      for (const { height } of sizes) {
        expect(height).toBeCloseTo(sizes[0]?.height ?? 0, 2);
        expect(height).toBeGreaterThan(1.19);
      }
      const [whole] = sizesOn(format, room);
      expect(whole?.height).toBeCloseTo(1.2, 1);
      expect(whole?.width).toBeLessThanOrEqual(format.width - 3);
    }),
  );
});
