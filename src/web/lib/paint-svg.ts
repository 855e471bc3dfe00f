/**
 * Draws an SVG as the page shows it, with the page's fonts and colors. An image of the SVG's source would lack the
 * style sheet and all fonts that aren't installed.
 */

const unseen = new Set(['defs', 'clippath', 'title', 'desc', 'style', 'mask']);

/** Returns a shape as a path, which canvases can draw. */
function pathOf(shape: SVGGeometryElement): Path2D {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  const path = new Path2D();
  switch (shape.localName) {
    case 'path':
      return new Path2D(shape.getAttribute('d') ?? '');
    case 'line':
      path.moveTo(number('x1'), number('y1'));
      path.lineTo(number('x2'), number('y2'));
      return path;
    case 'circle':
      path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
      return path;
    case 'rect':
      path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      return path;
    default:
      return path;
  }
}

const isNone = (paint: string) => paint === 'none' || paint === 'transparent' || paint === 'rgba(0, 0, 0, 0)';

function paintShape(canvas: CanvasRenderingContext2D, shape: SVGGeometryElement, style: CSSStyleDeclaration) {
  const path = pathOf(shape);
  const opacity = Number(style.opacity);
  if (!isNone(style.fill) && shape.localName !== 'line') {
    canvas.globalAlpha = opacity * Number(style.fillOpacity);
    canvas.fillStyle = style.fill;
    canvas.fill(path);
  }
  if (isNone(style.stroke)) return;
  canvas.globalAlpha = opacity * Number(style.strokeOpacity);
  canvas.strokeStyle = style.stroke;
  canvas.lineWidth = Number.parseFloat(style.strokeWidth);
  const dashes = style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[\s,]+/);
  canvas.setLineDash(dashes.map((dash) => Number.parseFloat(dash)));
  canvas.stroke(path);
}

function paintText(canvas: CanvasRenderingContext2D, text: SVGTextContentElement) {
  const words = text.textContent;
  if (words === '' || text.getNumberOfChars() === 0) return;
  const style = getComputedStyle(text);
  canvas.font = fontOf(style);
  canvas.fillStyle = style.fill;
  canvas.globalAlpha = Number(style.opacity) * Number(style.fillOpacity);
  canvas.textBaseline = 'alphabetic';
  // Starts from the side that the page aligns the text by, since the page's digits may be wider than the canvas draws
  // them.
  const isAtEnd = style.textAnchor === 'end';
  canvas.textAlign = isAtEnd ? 'right' : 'left';
  const place = isAtEnd
    ? text.getEndPositionOfChar(text.getNumberOfChars() - 1)
    : text.getStartPositionOfChar(0);
  canvas.fillText(words, place.x, place.y);
}

export const fontOf = (style: CSSStyleDeclaration) =>
  `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;

/**
 * Draws an SVG on the canvas at the page's own coordinates.
 * @param paintHtml draws the content of a foreignObject
 */
export function paintSvg(
  canvas: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  paintHtml: (element: Element) => void,
) {
  const paint = (element: Element) => {
    if (unseen.has(element.localName.toLowerCase())) return;
    if (element.localName === 'foreignObject') {
      for (const child of element.children) paintHtml(child);
      return;
    }
    const isText = element.localName === 'text';
    const isShape = element instanceof SVGGeometryElement;
    const matrix = isText || isShape ? (element as SVGGraphicsElement).getScreenCTM() : null;
    if (matrix) {
      const style = getComputedStyle(element);
      if (style.visibility === 'hidden' || style.display === 'none') return;
      canvas.save();
      canvas.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
      if (isShape) paintShape(canvas, element, style);
      else {
        const lines = element.querySelectorAll('tspan');
        for (const line of lines.length > 0 ? lines : [element])
          paintText(canvas, line as SVGTextContentElement);
      }
      canvas.restore();
      return;
    }
    for (const child of element.children) paint(child);
  };
  paint(svg);
}
