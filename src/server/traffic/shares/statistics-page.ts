import { type Html, html } from '#visitor-pages/html.ts';
import type { ShareRow } from '#server/store/statistics/shares.ts';
import { htmlPage, type Page } from '#server/traffic/page.ts';
import type { Words } from '#server/traffic/words/en.ts';
import { chart } from './chart.ts';
import { type ShareDays, shareDays, type ShareDimension, type SharedFigures } from './share-figures.ts';

const style = `
.top main.wide,.top main:has(.figures){max-width:880px}
.figures h1{font-size:24px;line-height:32px}
.periods{display:flex;flex-wrap:wrap;gap:4px;margin-top:16px}
.periods a{padding:7px 12px;border:1px solid var(--control);border-radius:6px;color:var(--ink-2);background:var(--panel);font:500 13px/18px var(--sans);text-decoration:none}
.periods a[aria-current]{color:var(--fill-ink);background:var(--fill);border-color:transparent}
@media(hover:hover){.periods a:hover:not([aria-current]){color:var(--ink);border-color:var(--ink-2)}}
@media(pointer:coarse){.periods a{padding:13px 14px}}
.totals{display:flex;flex-wrap:wrap;gap:8px 40px;margin-top:24px;border:0}
.totals div{display:block;padding:0;border:0}
.totals dd{font:650 28px/36px var(--sans);letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.note{font-size:13px;line-height:18px}
.figures .card{margin-top:16px;padding:16px}
.figures h2{font-size:14px;line-height:20px;font-weight:600}
svg{display:block;width:100%;height:auto;margin-top:12px;overflow:visible}
svg text{font:11px var(--sans);fill:var(--ink-2)}
@media(max-width:760px){svg text{font-size:14px}}
@media(max-width:560px){svg.wide{display:none}svg text{font-size:12px}}
@media(min-width:561px){svg.narrow{display:none}}
.grid{stroke:var(--line)}
.bars{fill:var(--accent)}
.today{opacity:.65}
.mark{display:inline-block;width:10px;height:10px;margin-inline-end:6px;border-radius:2px;background:var(--accent)}
details{margin-top:12px;font-size:13px;line-height:18px}
summary{display:inline-block;padding:4px 0;color:var(--ink-2);cursor:pointer;text-decoration:underline;text-underline-offset:3px}
table{width:100%;margin-top:8px;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:6px 0;border-bottom:1px solid var(--line);text-align:end;font-weight:400}
th:first-child{text-align:start}
thead th{color:var(--ink-2)}
.lists{columns:3 260px;column-gap:16px;margin-top:16px}
.lists .card{margin:0 0 16px;break-inside:avoid}
.lists table{font-size:13px;line-height:18px;table-layout:fixed}
.lists th,.lists td{border:0;padding:3px 0}
.lists td{width:44px}
.lists td:nth-child(2){width:52px}
.lists th span{display:block;padding:4px 8px;border-radius:4px;background:linear-gradient(light-dark(color-mix(in oklab,var(--accent) 18%,var(--panel)),color-mix(in oklab,var(--accent) 45%,var(--panel))) 0 0) 0/var(--part) 100% no-repeat,var(--sunk);overflow-wrap:anywhere}
.lists td{color:var(--ink-2)}
.lists td:nth-child(2){color:var(--ink)}
`;

/** The page's policy forbids inline styles, so each twentieth of the width has a class of its own. */
const parts = Array.from({ length: 21 }, (_, part) => `.p${part}{--part:${part * 5}%}`).join('');

function nameOf({ shared }: Words, by: ShareDimension, value: string): string {
  if (value === '(unknown)') return shared.unknown;
  if (value === '(none)') return by === 'referrer' ? shared.direct : shared.unknown;
  if (by === 'country' && /^[A-Z]{2}$/.test(value)) return shared.country(value);
  if (by === 'device' && value in shared.devices) return shared.devices[value as 'phone'];
  return value;
}

function breakdown(words: Words, { by, count, rows }: SharedFigures['top'][number], visits: number): Html {
  const { shared } = words;
  const most = Math.max(1, ...rows.map((row) => row.visits));
  const rest = visits - rows.reduce((sum, row) => sum + row.visits, 0);
  return html`<section class="card">
    <h2>${shared.by[by]}</h2>
    <table>
      ${rows.map(
        (row) =>
          html`<tr>
            <th scope="row">
              <span class="p${Math.max(1, Math.round((row.visits / most) * 20))}"
                >${nameOf(words, by, row.value)}</span
              >
            </th>
            <td>${shared.number(row.visits)}</td>
            <td>${shared.share(row.visits / visits)}</td>
          </tr>`,
      )}
      ${
        count > rows.length &&
        html`<tr>
          <th scope="row"><span class="p0">${shared.others(count - rows.length)}</span></th>
          <td>${shared.number(rest)}</td>
          <td>${shared.share(rest / visits)}</td>
        </tr>`
      }
    </table>
  </section>`;
}

/** Lets a short URL break only after a slash, which keeps its alias on one line if possible. */
const breakable = (name: string): Html =>
  html`${name.split('/').map((part, place) => html`${place > 0 && html`/<wbr />`}${part}`)}`;

const dayOf = (text: string) => new Date(`${text}T00:00:00Z`);

/** Renders a record's statistics. They don't include the names of other records or anything about the owner. */
export function statisticsPage(words: Words, share: ShareRow, figures: SharedFigures, days: ShareDays): Page {
  const { shared } = words;
  const name = share.title || figures.name;
  const what = shared.of[figures.kind];
  const { from, to, countedUntil, visits, visitors, points, top } = figures;
  const last = points.at(-1);
  return htmlPage({
    words,
    title: shared.title(name),
    place: 'top',
    style: style + parts,
    content: html`<div class="figures">
      <h1 dir="auto">${breakable(name)}</h1>
      <p>${shared.dates(shared.day(dayOf(from)), shared.day(dayOf(to)), share.zone)}</p>
      ${countedUntil !== undefined && html`<p class="note">${shared.countedUntil(new Date(countedUntil * 1000), share.zone)}</p>`}
      <nav class="periods" aria-label="${shared.period}">
        ${shareDays.map(
          (each) =>
            html`<a href="?days=${each}" ${each === days && html`aria-current="page"`}
              >${shared.periods[each]}</a
            > `,
        )}
      </nav>
      <dl class="totals">
        <div>
          <dt>${what}</dt>
          <dd>${shared.number(visits)}</dd>
        </div>
        <div>
          <dt>${shared.visitors}</dt>
          <dd>${shared.number(visitors)}</dd>
        </div>
      </dl>
      <p class="note">${shared.visitorsNote}</p>
      <section class="card">
        <h2>${shared.chart(what)}</h2>
        ${chart(shared, what, points)}
        ${last !== undefined && last.visits > 0 && html`<p class="note"><span class="mark today"></span>${shared.day(dayOf(last.at))}, ${shared.soFar}</p>`}
        <details>
          <summary>${shared.table}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">${shared.date}</th>
                <th scope="col">${what}</th>
                <th scope="col">${shared.visitors}</th>
              </tr>
            </thead>
            ${points.map(
              (point, place) =>
                html`<tr>
                  <th scope="row">
                    ${shared.day(dayOf(point.at))}${place === points.length - 1 && html`, ${shared.soFar}`}
                  </th>
                  <td>${shared.number(point.visits)}</td>
                  <td>${shared.number(point.visitors)}</td>
                </tr>`,
            )}
          </table>
        </details>
      </section>
      ${
        visits === 0
          ? html`<p>${shared.none}</p>`
          : html`<div class="lists">${top.map((each) => breakdown(words, each, visits))}</div>`
      }
    </div>`,
  });
}
