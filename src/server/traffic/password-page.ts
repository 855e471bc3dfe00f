import { type Html, html } from '#visitor-pages/html.ts';
import { formStyle } from './form-style.ts';
import { type Page, htmlPage, reportLink } from './page.ts';
import type { Words } from './words/en.ts';

interface FormWords {
  heading: string;
  text: string;
  open: string;
}

/**
 * Renders a form that asks for a password and posts to the page's own address.
 * @param problem with the entered password, if any
 */
export function passwordForm(words: Words, { heading, text, open }: FormWords, problem?: string): Html {
  return html`<form class="card" method="post">
    <h1>${heading}</h1>
    <p>${text}</p>
    <label for="password">${words.password.label}</label>
    <input
      id="password"
      name="password"
      type="password"
      required
      maxlength="200"
      autocomplete="off"
      autofocus
      ${problem !== undefined && wrong}
    />
    ${problem !== undefined && html`<p class="wrong" id="problem" role="alert">${problem}</p>`}
    <button class="main">${open}</button>
  </form>`;
}

/** @param problem with the entered password, if any */
export function passwordPage(
  words: Words,
  kind: 'link' | 'code',
  reportAddress: string,
  problem?: string,
): Page {
  const { reportThis } = words;
  const password = kind === 'code' ? words.code.password : words.password;
  return htmlPage({
    words,
    title: words.password.title,
    style: formStyle,
    forms: true,
    content: html`${passwordForm(words, password, problem)} ${reportLink(reportAddress, reportThis[kind])}`,
  });
}

const wrong = html`aria-invalid="true" aria-describedby="problem"`;
