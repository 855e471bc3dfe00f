import { type Html, html } from './html.ts';
import type { ViewWords } from './words.ts';

/** A link in a list: its title, a note about it, and its short address. */
export interface Entry {
  title: string;
  note: string;
  address: string;
}

const entry = ({ title, note, address }: Entry) =>
  html`<li>
    <a href="${address}" rel="nofollow"
      ><strong dir="auto">${title}</strong>${note && html`<span dir="auto">${note}</span>`}</a
    >
  </li>`;

export const entries = (links: readonly Entry[], words: ViewWords): Html =>
  links.length > 0
    ? html`<ul>
        ${links.map(entry)}
      </ul>`
    : html`<p class="none">${words.noLinks}</p>`;
