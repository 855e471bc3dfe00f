import type { ReportReason } from '#contract/support-reports.ts';
import { type Html, html } from '#visitor-pages/html.ts';
import { formStyle } from './form-style.ts';
import { type Page, htmlPage } from './page.ts';

/** What can be wrong, in the order in which the page asks. */
export const reasons: Readonly<Record<ReportReason, string>> = {
  phishing: 'It asks for passwords or money under a false name',
  malware: 'It harms my device, or offers a harmful download',
  spam: 'It came to me as unwanted advertising',
  illegal: 'What it leads to is illegal, or hurts someone',
  other: 'Something else',
};

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
  { link, reason, details, contact }: Report,
  mistakes: ReportMistakes = {},
  failure?: string,
): Page {
  return htmlPage({
    title: 'Report a link or page',
    style: formStyle,
    forms: true,
    content: html`<form class="card" method="post" action="/report">
      <h1>Report a link or page</h1>
      <p>Whoever runs this service will look at it. They do not see who you are unless you say so.</p>
      ${failure !== undefined && html`<p class="wrong" role="alert">${failure}</p>`}
      <label for="link">Address of the short link, page or QR code</label>
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
        <legend>What is wrong with it?</legend>
        ${Object.entries(reasons).map(([value, label]) => choice(value, label, reason))}
      </fieldset>
      ${problem('reason', mistakes.reason)}
      <label for="details">More about it <span class="optional">optional</span></label>
      <textarea id="details" name="details" maxlength="2000" ${bad('details', mistakes.details)}>
${details}</textarea>
      ${problem('details', mistakes.details)}
      <label for="contact">How to reach you <span class="optional">optional</span></label>
      <input
        id="contact"
        name="contact"
        value="${contact}"
        maxlength="254"
        autocomplete="email"
        ${bad('contact', mistakes.contact)}
      />
      ${problem('contact', mistakes.contact)}
      <button class="main">Send the report</button>
    </form>`,
  });
}

export function thanksPage(): Page {
  return htmlPage({
    title: 'Thank you',
    content: html`<div class="card">
      <h1>Thank you for the report</h1>
      <p>Whoever runs this service will look at it.</p>
    </div>`,
  });
}
