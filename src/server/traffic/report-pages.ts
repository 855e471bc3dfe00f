import { type Html, html } from '#visitor-pages/html.ts';
import { formStyle } from './form-style.ts';
import { type Page, htmlPage } from './page.ts';
import type { Words } from './words/en.ts';

/** As it was entered. */
export interface Report {
  link: string;
  reason: string;
  details: string;
  contact: string;
}

export type ReportMistakes = Partial<Record<keyof Report, string>>;

const bad = (field: string, mistake: string | undefined): Html | false =>
  mistake !== undefined && html`aria-invalid="true" aria-describedby="${field}-problem"`;

const problem = (field: string, mistake: string | undefined): Html | false =>
  mistake !== undefined && html`<p class="wrong" id="${field}-problem" role="alert">${mistake}</p>`;

const choice = (value: string, label: string, chosen: string) =>
  html`<label class="choice">
    <input type="radio" name="reason" value="${value}" ${value === chosen && html`checked`} />
    ${label}
  </label>`;

export function reportPage(
  words: Words,
  { link, reason, details, contact }: Report,
  mistakes: ReportMistakes = {},
  failure?: string,
): Page {
  const { report } = words;
  return htmlPage({
    words,
    title: report.title,
    style: formStyle,
    forms: true,
    content: html`<form class="card" method="post" action="/report">
      <h1>${report.title}</h1>
      <p>${report.text}</p>
      ${failure !== undefined && html`<p class="wrong" role="alert">${failure}</p>`}
      <label for="link">${report.link}</label>
      <input
        id="link"
        name="link"
        value="${link}"
        required
        maxlength="2048"
        autocomplete="off"
        inputmode="url"
        ${bad('link', mistakes.link)}
      />
      ${problem('link', mistakes.link)}
      <fieldset ${bad('reason', mistakes.reason)}>
        <legend>${report.what}</legend>
        ${Object.entries(report.reasons).map(([value, label]) => choice(value, label, reason))}
      </fieldset>
      ${problem('reason', mistakes.reason)}
      <label for="details">${report.details} <span class="optional">${report.optional}</span></label>
      <textarea id="details" name="details" maxlength="2000" ${bad('details', mistakes.details)}>
${details}</textarea>
      ${problem('details', mistakes.details)}
      <label for="contact">${report.contact} <span class="optional">${report.optional}</span></label>
      <input
        id="contact"
        name="contact"
        value="${contact}"
        maxlength="254"
        autocomplete="email"
        ${bad('contact', mistakes.contact)}
      />
      ${problem('contact', mistakes.contact)}
      <button class="main">${report.send}</button>
    </form>`,
  });
}
