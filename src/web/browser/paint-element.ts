import { fontOf, paintSvg } from '#web/lib/paint-svg.ts';

/** Pixels of the picture per CSS pixel, so that it is sharp in print and on high-resolution screens. */
const fineness = 2;

type Canvas = CanvasRenderingContext2D;

const isLeftOut = (element: Element, style: CSSStyleDeclaration) =>
  style.display === 'none' ||
  style.visibility === 'hidden' ||
  element.matches('button:not([data-painted]), input, select, .visually-hidden, [data-unpainted]');

function paintBox(canvas: Canvas, element: Element, style: CSSStyleDeclaration) {
  if (/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(style.backgroundColor)) return;
  const { x, y, width, height } = element.getBoundingClientRect();
  canvas.globalAlpha = Number(style.opacity);
  canvas.fillStyle = style.backgroundColor;
  canvas.beginPath();
  canvas.roundRect(x, y, width, height, Number.parseFloat(style.borderTopLeftRadius) || 0);
  canvas.fill();
}

/** Returns the text, truncated to fit. */
function fitting(canvas: Canvas, text: string, width: number) {
  if (canvas.measureText(text).width <= width + 0.5) return text;
  const letters = [...text];
  while (letters.length > 0 && canvas.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Paints each word at its position in the page. */
function paintWords(canvas: Canvas, text: Text, parent: Element, style: CSSStyleDeclaration) {
  canvas.font = fontOf(style);
  canvas.fillStyle = style.color;
  canvas.globalAlpha = Number(style.opacity);
  canvas.textAlign = 'left';
  canvas.textBaseline = 'alphabetic';
  const cut = parent.closest<HTMLElement>('[data-cut]') ?? parent;
  const isCut = cut.scrollWidth > cut.clientWidth && getComputedStyle(cut).textOverflow === 'ellipsis';
  const words = isCut ? [...text.data.matchAll(/^.+$/gs)] : [...text.data.matchAll(/\S+/g)];
  for (const { 0: word, index } of words) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = canvas.measureText(word);
    const room = isCut ? cut.getBoundingClientRect().right - box.left : Infinity;
    canvas.fillText(fitting(canvas, word, room), box.left, box.top + (box.height - up - down) / 2 + up);
  }
}

function paint(canvas: Canvas, element: Element) {
  const style = getComputedStyle(element);
  if (isLeftOut(element, style)) return;
  if (element instanceof SVGSVGElement) {
    paintSvg(canvas, element, (inside) => paint(canvas, inside));
    return;
  }
  paintBox(canvas, element, style);
  for (const node of element.childNodes) {
    if (node instanceof Text) paintWords(canvas, node, element, style);
    else if (node instanceof Element) paint(canvas, node);
  }
}

/** Renders an element as a PNG as it appears on screen, without controls. */
export async function pngOf(element: Element): Promise<Blob> {
  await document.fonts.ready;
  const { x, y, width, height } = element.getBoundingClientRect();
  const sheet = document.createElement('canvas');
  sheet.width = Math.ceil(width * fineness);
  sheet.height = Math.ceil(height * fineness);
  const canvas = sheet.getContext('2d');
  if (!canvas) throw new Error('The browser draws no pictures.');
  canvas.scale(fineness, fineness);
  canvas.translate(-x, -y);
  paint(canvas, element);
  return new Promise((resolve, reject) =>
    sheet.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/png',
    ),
  );
}
