import type { QrContent } from '#contract/qr-data.ts';
import { entries, type Entry } from '#visitor-pages/entries.ts';
import { type Html, html } from '#visitor-pages/html.ts';
import { type Page, htmlPage } from './page.ts';

export function unknownPage(): Page {
  return htmlPage({
    title: 'Link not found',
    content: html`<div class="card">
      <p class="code">404</p>
      <h1>This link leads nowhere</h1>
      <p>
        There is nothing at this address. It may have been typed differently, or the link may have been taken
        away.
      </p>
      <p>Upper and lower case letters count.</p>
    </div>`,
  });
}

/** For all that belongs to an account that was locked. */
export function lockedPage(): Page {
  return htmlPage({
    title: 'Link switched off',
    content: html`<div class="card">
      <p class="code">403</p>
      <h1>This link has been switched off</h1>
      <p>The account that it belongs to has been locked. If it is yours, sign in to see why.</p>
    </div>`,
  });
}

/** For when the service itself is at fault, or its database is away. */
export function failurePage(): Page {
  return htmlPage({
    title: 'Try again in a moment',
    content: html`<div class="card">
      <h1>We can’t look up this link right now</h1>
      <p>The fault is ours, not yours. Please try again in a moment.</p>
    </div>`,
  });
}

type Shown = Extract<QrContent, { type: 'text' | 'wifi' }>;

/** What a scan of a text or Wi-Fi code shows. */
export function contentPage(name: string, content: Shown): Page {
  return content.type === 'text' ? textPage(name, content.data) : wifiPage(name, content.data);
}

function textPage(name: string, text: string): Page {
  return htmlPage({
    title: name,
    content: html`<div class="card">
      <h1>${name}</h1>
      <div class="box" id="text" tabindex="0" role="region" aria-label="Text">${text}</div>
      <button type="button" class="main" data-copies="text" aria-live="polite">Copy text</button>
    </div>`,
  });
}

const encryptions = { wpa: 'WPA/WPA2/WPA3', wep: 'WEP', nopass: 'None: an open network' } as const;

function wifiPage(name: string, wifi: Extract<Shown, { type: 'wifi' }>['data']): Page {
  const password = wifi.encryption === 'nopass' ? undefined : wifi.pass;
  return htmlPage({
    title: name,
    content: html`<div class="card">
      <h1>${name}</h1>
      <p>
        Open the Wi-Fi settings of your device, choose the network${password && ' and enter the password'}.
      </p>
      <dl>
        ${row('Network', 'ssid', wifi.ssid, 'Copy')}
        ${password && row('Password', 'password', password, 'Copy')}
        ${row('Encryption', 'encryption', encryptions[wifi.encryption])}
        ${wifi.hidden && row('Visibility', 'visibility', 'Hidden: type the network’s name yourself')}
      </dl>
    </div>`,
  });
}

/** A name and its value; with `copy`, the label of a button that copies the value. */
function row(label: string, id: string, text: string, copy?: string): Html {
  return html`<div>
    <dt>${label}</dt>
    <dd id="${id}" ${!copy && plain}>${text}</dd>
    ${
      copy &&
      html`<button
        type="button"
        data-copies="${id}"
        aria-live="polite"
        aria-label="${`${copy} ${label.toLowerCase()}`}"
      >
        ${copy}
      </button>`
    }
  </div>`;
}

const plain = html` class="words"`;

/** A campaign's list page. */
export function listPage(name: string, links: readonly Entry[], report: string): Page {
  return htmlPage({
    title: name,
    report,
    place: 'top',
    content: html`<header class="head"><h1>${name}</h1></header>
      ${entries(links)}`,
  });
}
