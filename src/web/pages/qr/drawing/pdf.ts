import type { Color, PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import type { Plan, Square } from '#qr/plan.ts';
import { parseColor } from '#web/lib/colors.ts';

const pointsPerMillimetre = 72 / 25.4;

/**
 * A plan as a page of its own size, all of it vectors but the logo.
 * @param side in millimetres, the quiet zone included
 */
export async function pdfOf(plan: Plan, side: number, title: string): Promise<Blob> {
  const { PDFDocument, rgb } = await import('@cantoo/pdf-lib');
  const ink = (text: string): Color => {
    const [red, green, blue] = parseColor(text) ?? [0, 0, 0];
    return rgb(red / 255, green / 255, blue / 255);
  };
  const { width, path, foreground, background, plate, logo } = plan;
  const file = await PDFDocument.create();
  file.setTitle(title);
  file.setCreator('Waypost');
  const points = side * pointsPerMillimetre;
  const scale = points / width;
  const page = file.addPage([points, points]);
  // A PDF counts from the bottom, a plan from the top.
  const box = ({ x, y, side: length }: Square) => ({
    x: x * scale,
    y: points - (y + length) * scale,
    width: length * scale,
    height: length * scale,
  });
  page.drawRectangle({ x: 0, y: 0, width: points, height: points, color: ink(background) });
  page.drawSvgPath(path, { x: 0, y: points, scale, color: ink(foreground) });
  if (plate) page.drawRectangle({ ...box(plate), color: ink(background) });
  if (logo?.address?.startsWith('data:')) await drawLogo(file, page, logo.address, box(logo));
  return new Blob([new Uint8Array(await file.save())], { type: 'application/pdf' });
}

async function drawLogo(
  file: PDFDocument,
  page: PDFPage,
  data: string,
  box: { x: number; y: number; width: number; height: number },
) {
  const picture = data.startsWith('data:image/png') ? await file.embedPng(data) : await file.embedJpg(data);
  const { width, height } = picture.scaleToFit(box.width, box.height);
  page.drawImage(picture, {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  });
}
