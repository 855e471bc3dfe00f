import { type Html, html } from '#visitor-pages/html.ts';
import type { Words } from '#server/traffic/words/en.ts';
import type { SharedFigures } from './share-figures.ts';

/** Dimensions of the drawing. The axis is at the left and the days are at the bottom. The width is that of the page. */
const [height, left, bottom] = [200, 44, 24];
const plotHeight = height - bottom;

/** A chart for desktops would be too small to read on a phone, so each has a drawing of its own. */
const drawings = [
  { name: 'wide', width: 720, days: 6 },
  { name: 'narrow', width: 350, days: 4 },
];

/** Returns a round step of the axis: 1, 2, 5, 10, 20, 50 … */
function stepFor(most: number): number {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10);
}

function drawing(
  words: Words['shared'],
  what: string,
  points: SharedFigures['points'],
  { name, width, days }: (typeof drawings)[number],
): Html {
  const most = Math.max(1, ...points.map(({ visits }) => visits));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const y = (visits: number) => Math.round((plotHeight - (visits / top) * (plotHeight - 8)) * 10) / 10;
  const each = (width - left) / points.length;
  const bar = Math.min(40, each * 0.7);
  const bars = points.map(({ visits }, place) => {
    if (visits === 0) return '';
    const x = Math.round((left + place * each + (each - bar) / 2) * 10) / 10;
    return `M${x} ${plotHeight}V${y(visits)}h${Math.round(bar * 10) / 10}V${plotHeight}z`;
  });
  const lines = Array.from({ length: top / step + 1 }, (_, place) => place * step);
  const every = Math.ceil(points.length / days);
  return html`<svg
    class="${name}"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label="${words.chart(what)}"
  >
    ${lines.map(
      (line) =>
        html`<path class="grid" d="M${left} ${y(line)}H${width}" /><text
            x="${left - 8}"
            y="${y(line) + 4}"
            text-anchor="end"
            >${words.shortNumber(line)}</text
          >`,
    )}
    <path class="bars" d="${bars.slice(0, -1).join('')}" />
    <path class="bars today" d="${bars.at(-1) ?? ''}" />
    ${points.map(
      ({ at }, place) =>
        html`${place % every === 0 && html`<text x="${Math.round(left + (place + 0.5) * each)}" y="${height - 4}" text-anchor="middle">${words.shortDay(new Date(`${at}T00:00:00Z`))}</text>`}`,
    )}
  </svg>`;
}

/** Renders visits as bars. A table below the chart shows the same data. */
export const chart = (words: Words['shared'], what: string, points: SharedFigures['points']): Html =>
  html`${drawings.map((each) => drawing(words, what, points, each))}`;
