import { html } from '#visitor-pages/html.ts';
import { formStyle } from './form-style.ts';
import { type Page, htmlPage, reportLink } from './page.ts';
import type { Words } from './words/en.ts';

/** Posts to its own address. @param problem with what was entered, if something was */
export function passwordPage(words: Words, reportAddress: string, problem?: string): Page {
  const { password, reportThis } = words;
  return htmlPage({
    words,
    title: password.title,
    style: formStyle,
    forms: true,
    content: html`<form class="card" method="post">
        <h1>${password.heading}</h1>
        <p>${password.text}</p>
        <label for="password">${password.label}</label>
        <input
          id="password"
          name="password"
          type="password"
          required
          maxlength="200"
          autocomplete="off"
          ${problem !== undefined && wrong}
        />
        ${problem !== undefined && html`<p class="wrong" id="problem" role="alert">${problem}</p>`}
        <button class="main">${password.open}</button>
      </form>
      ${reportLink(reportAddress, reportThis.link)}`,
  });
}

const wrong = html`aria-invalid="true" aria-describedby="problem" autofocus`;
