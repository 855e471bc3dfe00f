import { type Html, html } from '#visitor-pages/html.ts';
import { formStyle } from './form-style.ts';
import { type Page, htmlPage, reportLink } from './page.ts';

const card = (title: string, content: Html): Page =>
  htmlPage({ title, content: html`<div class="card">${content}</div>` });

export function archivedPage(): Page {
  return card(
    'Link no longer active',
    html`<p class="code">410</p>
      <h1>This link is no longer active</h1>
      <p>Whoever made it has put it away. Ask them for a new one.</p>`,
  );
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** @param at Unix seconds */
export function expiredPage(at: number): Page {
  return card(
    'Link expired',
    html`<p class="code">410</p>
      <h1>This link has expired</h1>
      <p>It led on until ${time.format(at * 1000)} UTC. Ask whoever gave it to you for a new one.</p>`,
  );
}

export function usedUpPage(limit: number): Page {
  return card(
    'Link used up',
    html`<p class="code">410</p>
      <h1>This link has been used up</h1>
      <p>
        It could be opened ${limit === 1 ? 'once' : `${limit.toLocaleString('en')} times`}, and that has
        happened. Ask whoever gave it to you for a new one.
      </p>`,
  );
}

export function blockedPage(): Page {
  return card(
    'Link blocked',
    html`<p class="code">403</p>
      <h1>This link is blocked</h1>
      <p>It leads to a site that this service takes no links to. It may not be safe.</p>`,
  );
}

export function roundPage(what: 'link' | 'code'): Page {
  return card(
    what === 'link' ? 'Link in a circle' : 'Code in a circle',
    html`<p class="code">508</p>
      <h1>This ${what} leads round in a circle</h1>
      <p>It leads back to where it begins. Ask whoever gave it to you for another one.</p>`,
  );
}

/** Posts to its own address. @param problem with what was entered, if something was */
export function passwordPage(reportAddress: string, problem?: string): Page {
  return htmlPage({
    title: 'Password needed',
    style: formStyle,
    forms: true,
    content: html`<form class="card" method="post">
        <h1>This link needs a password</h1>
        <p>Enter it, and you are led on. Whoever gave you the link knows it.</p>
        <label for="password">Password</label>
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
        <button class="main">Open the link</button>
      </form>
      ${reportLink(reportAddress, 'link')}`,
  });
}

const wrong = html`aria-invalid="true" aria-describedby="problem" autofocus`;
