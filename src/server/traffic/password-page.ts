import { type Html, html } from '#visitor-pages/html.ts';
import { formStyle } from './form-style.ts';
import { type Page, htmlPage, reportLink } from './page.ts';
import type { Words } from './words/en.ts';

/** What a form for a password says. */
interface FormWords {
  heading: string;
  text: string;
  open: string;
}

/** The form of a page that wants a password; it posts to its own address. @param problem with what was entered, if something was */
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

/** @param problem with what was entered, if something was */
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
