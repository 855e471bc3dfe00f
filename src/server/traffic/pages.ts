import type { QrContent } from '#contract/qr-data.ts';
import { type BioShown, bioView } from '#visitor-pages/bio.ts';
import { entries, type Entry } from '#visitor-pages/entries.ts';
import { type Html, html } from '#visitor-pages/html.ts';
import type { Addresses } from '#server/rules/addresses.ts';
import type { ListedLink } from '#server/store/targets.ts';
import type { Firing } from './firing/fires.ts';
import { type Page, htmlPage } from './page.ts';
import type { Words } from './words/en.ts';
import { viewWordsOf } from './words/words-for.ts';

type Shown = Extract<QrContent, { type: 'text' | 'wifi' }>;

/** Renders what a scan of a text or Wi-Fi code shows. */
export function contentPage(words: Words, name: string, content: Shown): Page {
  return content.type === 'text' ? textPage(words, name, content.data) : wifiPage(words, name, content.data);
}

function textPage(words: Words, name: string, text: string): Page {
  const { copy } = words;
  return htmlPage({
    words,
    title: name,
    content: html`<div class="card">
      <h1 dir="auto">${name}</h1>
      <div class="box" id="text" ${boxOf(copy.label)}>${text}</div>
      ${copyButton(copy, { of: 'text', text: copy.text, attributes: main })}
    </div>`,
  });
}

const boxOf = (label: string) => html`dir="auto" tabindex="0" role="region" aria-label="${label}"`;

function wifiPage(words: Words, name: string, wifi: Extract<Shown, { type: 'wifi' }>['data']): Page {
  const { wifi: said, copy } = words;
  const password = wifi.encryption === 'nopass' ? undefined : wifi.pass;
  const encryptions = { wpa: 'WPA/WPA2/WPA3', wep: 'WEP', nopass: said.open };
  return htmlPage({
    words,
    title: name,
    content: html`<div class="card">
      <h1 dir="auto">${name}</h1>
      <p>${password ? said.textWithPassword : said.text}</p>
      <dl>
        ${row(said.network, 'ssid', wifi.ssid, copy)}
        ${password && row(said.password, 'password', password, copy)}
        ${row(said.encryption, 'encryption', encryptions[wifi.encryption])}
        ${wifi.hidden && row(said.visibility, 'visibility', said.hidden)}
      </dl>
    </div>`,
  });
}

const main = html` class="main"`;

/** Renders a button that copies the text of the element with the id `of`. */
function copyButton(
  { copied, manual }: Words['copy'],
  { of, text, attributes }: { of: string; text: string; attributes: Html },
): Html {
  return html`<button
    type="button"
    data-copies="${of}"
    data-done="${copied}"
    data-manual="${manual}"
    aria-live="polite"
    ${attributes}
  >
    ${text}
  </button>`;
}

/** Renders a name and its value. With `copy`, it includes a button that copies the value. */
function row(label: string, id: string, text: string, copy?: Words['copy']): Html {
  return html`<div>
    <dt>${label}</dt>
    <dd id="${id}" dir="auto" ${!copy && plain}>${text}</dd>
    ${
      copy &&
      html`<dd class="act">
        ${copyButton(copy, { of: id, text: copy.copy, attributes: html`aria-label="${copy.what(label)}"` })}
      </dd>`
    }
  </div>`;
}

const plain = html` class="words"`;

export const bioPage = (
  words: Words,
  bio: BioShown,
  links: readonly Entry[],
  report: string,
  firing?: Firing,
): Page => htmlPage({ words, firing, ...bioView(bio, links, viewWordsOf(words)), report });

/** Renders a campaign's list page. */
export function listPage(words: Words, name: string, links: readonly Entry[], report: string): Page {
  return htmlPage({
    words,
    title: name,
    report,
    place: 'top',
    content: html`<header class="head"><h1 dir="auto">${name}</h1></header>
      ${entries(links, viewWordsOf(words))}`,
  });
}

/** Returns what a page shows of one of its links. */
export const entryAt = (addresses: Addresses) => (link: ListedLink) => ({
  title: link.title || link.alias,
  // The destination's host is what matters most before following a link. It isn't shown if visitors have to enter a
  // password first.
  note: link.public_description || (link.password_hash === null && URL.parse(link.longurl)?.host) || '',
  address: addresses.link(link),
});
