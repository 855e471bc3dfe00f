import { type Html, html } from '#visitor-pages/html.ts';
import type { Words } from '#server/traffic/words/en.ts';
import type { SharedFigures } from './share-figures.ts';

/** Of the drawing, which is as wide as its page: the axis takes the left, the days the bottom. */
const [width, height, left, bottom] = [720, 200, 44, 24];
const plot = { width: width - left, height: height - bottom };

/** Numbers that a person counts in: 1, 2, 5, 10, 20, 50 … */
function stepFor(most: number): number {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10);
}

/** Visits as bars. What it shows stands in a table below it as well. */
export function chart(words: Words['shared'], what: string, points: SharedFigures['points']): Html {
  const most = Math.max(1, ...points.map(({ visits }) => visits));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const y = (visits: number) => Math.round((plot.height - (visits / top) * (plot.height - 8)) * 10) / 10;
  const each = plot.width / points.length;
  const bar = Math.min(40, each * 0.7);
  const bars = points
    .map(({ visits }, place) => {
      if (visits === 0) return '';
      const x = Math.round((left + place * each + (each - bar) / 2) * 10) / 10;
      return `M${x} ${plot.height}V${y(visits)}h${Math.round(bar * 10) / 10}V${plot.height}z`;
    })
    .join('');
  const lines = Array.from({ length: top / step + 1 }, (_, place) => place * step);
  const every = Math.ceil(points.length / 6);
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${words.chart(what)}">
    ${lines.map(
      (line) =>
        html`<path class="grid" d="M${left} ${y(line)}H${width}" /><text
            x="${left - 8}"
            y="${y(line) + 4}"
            text-anchor="end"
            >${words.shortNumber(line)}</text
          >`,
    )}
    <path class="bars" d="${bars}" />
    ${points.map(
      ({ at }, place) =>
        html`${place % every === 0 && html`<text x="${Math.round(left + (place + 0.5) * each)}" y="${height - 4}" text-anchor="middle">${words.shortDay(new Date(`${at}T00:00:00Z`))}</text>`}`,
    )}
  </svg>`;
}
