import { html } from '#visitor-pages/html.ts';
import { type Page, htmlPage } from './page.ts';
import type { Notice, Words } from './words/en.ts';

export function noticePage(words: Words, { title, heading, text }: Notice): Page {
  return htmlPage({
    words,
    title,
    content: html`<div class="card">
      <h1>${heading}</h1>
      <p>${text}</p>
    </div>`,
  });
}
