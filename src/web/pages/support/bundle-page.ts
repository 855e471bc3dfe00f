import type { Bundle } from '#contract/support-records.ts';
import { type Html, html } from '#visitor-pages/html.ts';

const cells = (values: readonly (string | number)[]): Html =>
  html`<tr>
    ${values.map((value) => html`<td>${value}</td>`)}
  </tr>`;

const facts = ({
  account,
  ticket,
  reason,
  made,
  service,
}: Bundle): readonly (readonly [string, string])[] => [
  ['Ticket', ticket || 'none'],
  ['Reason', reason],
  ['Made', `${made} UTC, at ${service.url}, version ${service.version}`],
  [
    'Account',
    `${account.username} (${account.id}), ${account.email}${account.confirmed ? '' : ', not confirmed'}`,
  ],
  [
    'Plan',
    `${account.status}, ${account.expires === null ? 'without an end' : `until ${account.expires} UTC`}`,
  ],
  ['Locked', account.locked ? `${account.locked.at} UTC: ${account.locked.reason}` : 'no'],
  [
    'Has',
    `${account.links} links, ${account.qrs} QR codes, ${account.campaigns} campaigns, ${account.channels} channels, ${account.domains} domains, ${account.pixels} pixels`,
  ],
  ['Last active', account.lastactive === null ? 'never' : `${account.lastactive} UTC`],
];

/** A page of its own, without script, to be attached to a ticket. */
export function bundlePage(bundle: Bundle): string {
  const title = `${bundle.account.username}${bundle.ticket && `, ticket ${bundle.ticket}`}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          body {
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
            font:
              15px/1.5 system-ui,
              sans-serif;
            color-scheme: light dark;
          }
          th,
          td {
            padding: 0.25rem 1rem 0.25rem 0;
            text-align: start;
            vertical-align: top;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <table>
          ${facts(bundle).map(
            ([label, value]) =>
              html`<tr>
                <th scope="row">${label}</th>
                <td>${value}</td>
              </tr>`,
          )}
        </table>
        <h2>Findings</h2>
        <ul>
          ${bundle.findings.map(
            ({ title: said, text, records }) =>
              html`<li><strong>${said}</strong> ${text} ${records.join(', ')}</li>`,
          )}
        </ul>
        <h2>Latest requests</h2>
        <table>
          <tr>
            <th>Time (UTC)</th>
            <th>Method</th>
            <th>Path</th>
            <th>Status</th>
            <th>ms</th>
          </tr>
          ${bundle.requests.map(({ at, method, path, status, ms }) => cells([at, method, path, status, ms]))}
        </table>
      </body>
    </html> `.markup;
}
