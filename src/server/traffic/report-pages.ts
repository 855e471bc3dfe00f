import { type Html, html } from '#visitor-pages/html.ts';
import { formStyle } from './form-style.ts';
import { type Page, htmlPage } from './page.ts';
import type { Words } from './words/en.ts';

/** A report as it was entered. */
export interface Report {
  link: string;
  reason: string;
  details: string;
  contact: string;
}

export type ReportMistakes = Partial<Record<keyof Report, string>>;

const bad = (field: string, mistake: string | undefined): Html | false =>
  mistake !== undefined && html`aria-invalid="true" aria-describedby="${field}-problem"`;

const focused = html`autofocus`;

const fields = ['link', 'reason', 'details', 'contact'] as const;

const problem = (field: string, mistake: string | undefined): Html | false =>
  mistake !== undefined && html`<p class="wrong" id="${field}-problem" role="alert">${mistake}</p>`;

const choice = (value: string, label: string, chosen: string, isFirst: boolean) =>
  html`<label class="choice">
    <input
      type="radio"
      name="reason"
      value="${value}"
      ${value === chosen && html`checked`}
      ${isFirst && focused}
    />
    ${label}
  </label>`;

export function reportPage(
  words: Words,
  { link, reason, details, contact }: Report,
  mistakes: ReportMistakes = {},
  failure?: string,
): Page {
  const { report } = words;
  const first = fields.find((field) => mistakes[field] !== undefined);
  const of = (field: keyof Report) => html`${bad(field, mistakes[field])} ${first === field && focused}`;
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
        ${of('link')}
      />
      ${problem('link', mistakes.link)}
      <fieldset ${bad('reason', mistakes.reason)}>
        <legend>${report.what}</legend>
        ${Object.entries(report.reasons).map(([value, label], place) =>
          choice(value, label, reason, first === 'reason' && place === 0),
        )}
      </fieldset>
      ${problem('reason', mistakes.reason)}
      <label for="details">${report.details} <span class="optional">${report.optional}</span></label>
      <textarea id="details" name="details" maxlength="2000" dir="auto" ${of('details')}>${details}</textarea>
      ${problem('details', mistakes.details)}
      <label for="contact">${report.contact} <span class="optional">${report.optional}</span></label>
      <input
        id="contact"
        name="contact"
        value="${contact}"
        maxlength="254"
        autocomplete="email"
        dir="auto"
        ${of('contact')}
      />
      ${problem('contact', mistakes.contact)}
      <button class="main">${report.send}</button>
    </form>`,
  });
}
