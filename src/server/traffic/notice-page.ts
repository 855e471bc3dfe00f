import { html } from '#visitor-pages/html.ts';
import { type Page, htmlPage } from './page.ts';
import type { Notice, Words } from './words/en.ts';

/** A page that says one thing. @param code the status that it goes with, where a visitor may look it up */
export function noticePage(words: Words, { title, heading, text }: Notice, code?: number): Page {
  return htmlPage({
    words,
    title,
    content: html`<div class="card">
      ${code !== undefined && html`<p class="code">${code}</p>`}
      <h1>${heading}</h1>
      <p>${text}</p>
    </div>`,
  });
}
