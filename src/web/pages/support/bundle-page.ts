import type { Bundle } from '#contract/support-records.ts';
import { type Html, html } from '#visitor-pages/html.ts';
import { language } from '#web/words/language.ts';
import { supportAccount as support } from '#web/words/support-account.ts';
import { supportBundle as words } from '#web/words/support-bundle.ts';

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
  [words.ticket, ticket || words.none],
  [words.reason, reason],
  [words.made, words.madeAt(made, service.url, service.version)],
  [
    words.account,
    (account.confirmed ? words.accountIs : words.accountIsUnconfirmed)(
      account.username,
      account.id,
      account.email,
    ),
  ],
  [
    words.plan,
    account.expires === null
      ? words.planForever(account.status)
      : words.planUntil(account.status, account.expires),
  ],
  [words.locked, account.locked ? words.lockedFor(account.locked.at, account.locked.reason) : words.no],
  [words.holds, words.counts(account)],
  [words.lastActive, account.lastactive === null ? words.never : words.activeAt(account.lastactive)],
];

/** Returns a self-contained page without scripts, which can be attached to a ticket. */
export function bundlePage(bundle: Bundle): string {
  const title = words.title(bundle.account.username, bundle.ticket);
  return html`<!doctype html>
    <html lang="${language()}">
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
        <h2>${words.findings}</h2>
        <ul>
          ${bundle.findings.map(
            ({ title: said, text, records, more }) =>
              html`<li>
                <strong>${said}</strong> ${text} ${records.join(', ')} ${more ? support.more(more) : ''}
              </li>`,
          )}
        </ul>
        <h2>${words.requests}</h2>
        <table>
          <tr>
            <th>${words.time}</th>
            <th>${words.method}</th>
            <th>${words.path}</th>
            <th>${words.status}</th>
            <th>ms</th>
          </tr>
          ${bundle.requests.map(({ at, method, path, status, ms }) => cells([at, method, path, status, ms]))}
        </table>
      </body>
    </html> `.markup;
}
