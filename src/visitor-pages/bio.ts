import { html } from './html.ts';
import { type Look, lookStyle } from './look.ts';
import { type Entry, entries } from './entries.ts';
import { initialsOf } from './initials.ts';
import type { View } from './view.ts';
import type { ViewWords } from './words.ts';

export interface BioShown extends Look {
  title: string;
  description: string;
  /** The picture's address. Without one, initials are shown. */
  picture: string | undefined;
}

/** Renders a public page of links. */
export function bioView(bio: BioShown, links: readonly Entry[], words: ViewWords): View {
  return {
    title: bio.title,
    place: 'top',
    style: lookStyle(bio),
    content: html`<div class="bio">
      <header class="head">
        ${
          bio.picture === undefined
            ? html`<span class="face" aria-hidden="true">${initialsOf(bio.title)}</span>`
            : html`<img class="face" src="${bio.picture}" alt="" width="96" height="96" />`
        }
        <h1 dir="auto">${bio.title}</h1>
        ${bio.description && html`<p class="message" dir="auto">${bio.description}</p>`}
      </header>
      ${entries(links, words)}
    </div>`,
  };
}
